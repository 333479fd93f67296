from tests.store.conftest import migrated_file

__all__ = ["migrated_file"]
