# make play: the page on 127.0.0.1. make test: everything that must hold. Needs Python 3.11 or newer.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
LOCK := requirements.lock
DEV_LOCK := requirements-dev.lock
BENCH_LOCK := requirements-bench.lock
# Nothing is installed whose digest is not in a lock; our own code goes in last, as it lies here.
LOCKED := $(PIP) install -q --require-hashes -r
OURS := $(PIP) install -q --no-deps --no-build-isolation -e .
# A process that has nothing left to do takes from the other: tests take from milliseconds to seconds.
# tests/conftest.py says which are begun first.
# What one process has compiled the dozens that tests start need not compile again.
SUITE := PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -q -n auto --dist worksteal

.PHONY: help play test test-postgres suite lint style types format lock bench clean

help:
	@echo 'make play     install what is needed and serve the page on 127.0.0.1'
	@echo 'make test     lint, types, layers and the whole suite'
	@echo 'make test-postgres   the suite with every database on PostgreSQL'
	@echo 'make lint     only lint, types and layers'
	@echo 'make format   let the formatter decide layout'
	@echo 'make bench    print how fast everything is, as ratios of one run; ARGS=--quick for a share'
	@echo 'make lock     write the locks after pyproject.toml has changed; RENEW=1 takes the newest versions'
	@echo 'make clean    remove what can be made again; games are kept'

play: $(VENV)/play.stamp
	@exec $(PY) -m bot $(ARGS)

test: $(VENV)/dev.stamp
	@tests/system-packages
	@$(MAKE) --no-print-directory style
	@$(MAKE) --no-print-directory -j2 types suite

# Types take one core for a while; beside the suite it does not wait for them.
suite: $(VENV)/dev.stamp
	$(SUITE)

test-postgres: $(VENV)/dev.stamp
	@tests/system-packages
	TEST_DATABASE=postgresql $(SUITE)

lint: style types

style: $(VENV)/dev.stamp
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(VENV)/dev.stamp
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

format: $(VENV)/dev.stamp
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(VENV)/bench.stamp
	$(PY) -m tests.bench $(ARGS)

# One environment, made by the first Python that is new enough (or by PYTHON=...).
$(PY):
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making $(VENV) with $$("$$python" --version)"; \
	    "$$python" -m venv $(VENV) && exit 0; \
	    rm -rf $(VENV); \
	    echo "$$python cannot make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv" >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo 'Teahouse needs Python 3.11 or newer and found none. Install one, or name it: make play PYTHON=/path/to/python3' >&2; \
	exit 1

$(VENV)/play.stamp: pyproject.toml $(LOCK) | $(PY)
	@echo 'Installing (a minute or two, only the first time)'
	@$(LOCKED) $(LOCK)
	@$(OURS)
	@touch $@

$(VENV)/dev.stamp: pyproject.toml $(LOCK) $(DEV_LOCK) | $(PY)
	@echo 'Installing what the tests need (a minute or two, only the first time)'
	@$(LOCKED) $(DEV_LOCK)
	@$(OURS)
	@touch $@ $(VENV)/play.stamp

# One of the peers comes as source alone: it is built with what the lock brought.
$(VENV)/bench.stamp: $(BENCH_LOCK) $(VENV)/dev.stamp
	@echo 'Installing what the bench measures beside us'
	@$(LOCKED) $(BENCH_LOCK) --no-build-isolation
	@touch $@

# For every system and every Python that we run on; what is locked stays until pyproject.toml wants more.
COMPILE := build/lock/bin/uv pip compile -q pyproject.toml - --universal --python-version 3.11 \
  --generate-hashes --only-binary :all: --no-header --no-annotate --no-emit-index-url

lock: | $(PY)
	rm -rf build/lock
	$(PY) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check install -q 'uv>=0.13'
	echo 'setuptools>=80' | $(COMPILE) --extra postgres $(if $(RENEW),,-c $(LOCK)) -o build/run.txt
	echo 'setuptools>=80' | $(COMPILE) --extra dev -c build/run.txt $(if $(RENEW),,-c $(DEV_LOCK)) -o build/dev.txt
	echo 'setuptools>=80' | $(COMPILE) --no-binary chess --extra bench -c build/dev.txt \
	  $(if $(RENEW),,-c $(BENCH_LOCK)) -o build/bench.txt
	! grep -nE '://|file:' build/run.txt build/dev.txt build/bench.txt
	{ echo '# Made by "make lock": what runs, each file by its digest.'; cat build/run.txt; } > $(LOCK)
	{ echo '# Made by "make lock": what runs and what the tests need, each file by its digest.'; \
	  cat build/dev.txt; } > $(DEV_LOCK)
	{ echo '# Made by "make lock": that, and what the bench measures beside us.'; cat build/bench.txt; } > $(BENCH_LOCK)
	rm -rf build

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
