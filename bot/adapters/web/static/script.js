// The room comes alive: presses without leaving the page, news as it happens, keys for choices.
"use strict";

(() => {
  const { at: base, seal, frame, thinking, lost, shared } = document.body.dataset;
  const at = (id) => document.getElementById(id);
  const [stream, panel, status, away, text, menu] =
    ["stream", "panel", "status", "away", "text", "menu"].map(at);
  const pin = at("pin");
  const digests = new Map();
  const busy = new Set();
  let kept = new Set(); // the posts that stand now

  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const nodes = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  };

  // Words under the boards, read out by screen readers.

  function tell(words, wrong = false) {
    status.classList.toggle("wrong", wrong);
    status.textContent = words;
  }

  function sayNews() {
    const caption = newest()?.querySelector(".caption");
    const words = [...(caption?.children ?? [])].map((line) => line.textContent).join(" ");
    if (!words || words === sayNews.said) return;
    sayNews.said = words;
    at("news").textContent = words;
  }

  // Half of a phone would show its keys if the field had the focus unasked.
  const touched = matchMedia("(pointer: coarse)").matches;
  const rest = touched ? stream : text;

  // The stream.

  const newest = () => [...stream.querySelectorAll(".post.live")].pop();
  const isDown = () => stream.scrollHeight - stream.scrollTop - stream.clientHeight < 80;

  function scrollDown() {
    const last = stream.lastElementChild;
    if (!last) return;
    const tall = last.offsetHeight + 32 > stream.clientHeight;
    stream.scrollTop = tall ? last.offsetTop - 12 : stream.scrollHeight;
    lowest = stream.scrollTop;
    height = stream.scrollHeight;
  }

  // Whoever has gone up to read stays there, also when the stream becomes taller or shorter. What
  // moves because a picture has come, and its post has grown, is nobody's wish.
  let lowest = 0;
  let follows = true;
  let height = 0;
  stream.addEventListener("scroll", () => {
    if (stream.scrollHeight === height) follows = isDown() || Math.abs(stream.scrollTop - lowest) < 80;
    height = stream.scrollHeight;
  });

  async function ready(fragment, patience = 2000) {
    const light = matchMedia("(prefers-color-scheme: light)").matches;
    const pictures = [...fragment.querySelectorAll("picture")].map((shown) => {
      const picture = new Image();
      const source = light && shown.querySelector("source");
      picture.src = source ? source.getAttribute("srcset") : shown.querySelector("img").getAttribute("src");
      return picture.decode().catch(() => {});
    });
    await Promise.race([Promise.all(pictures), pause(patience)]);
  }

  async function showPost({ id, digest, html }) {
    if (digests.get(id) === digest) return;
    digests.set(id, digest);
    const fresh = nodes(html);
    await ready(fresh);
    if (digests.get(id) !== digest || !kept.has(id)) return;
    const down = isDown();
    place(id, fresh.firstElementChild);
    if (down) scrollDown();
    sayNews();
    watch();
  }

  function place(id, article) {
    const old = at(`post-${id}`);
    if (old) {
      article.classList.add("still");
      return keepFocus(old, () => old.replaceWith(article));
    }
    const after = [...stream.children].find((one) => Number(one.dataset.id) > id);
    stream.insertBefore(article, after ?? null);
    if (!after) requestAnimationFrame(scrollDown);
  }

  async function update({ order, changed }) {
    kept = new Set(order);
    await Promise.all(changed.map(showPost)); // a new post is there before the old one goes
    for (const article of [...stream.children]) {
      const id = Number(article.dataset.id);
      if (kept.has(id)) continue;
      digests.delete(id);
      article.remove();
      watch();
    }
  }

  // Focus stays on the same button, or near it, when a board changes under it.

  function keepFocus(old, change) {
    const focused = document.activeElement;
    if (!old.contains(focused)) return change();
    const index = buttons(old).indexOf(focused);
    const { key } = focused.dataset;
    const parent = old.parentElement;
    const where = old === panel ? () => panel : () => at(old.id);
    change();
    const now = buttons(where() ?? parent);
    const same = now.find((one) => key && one.dataset.key === key);
    (same ?? now[Math.min(Math.max(index, 0), now.length - 1)] ?? rest).focus({ preventScroll: true });
  }

  const buttons = (part) => [...part.querySelectorAll(".keys .key")];

  let panels = 0;

  async function showPanel(html) {
    const turn = ++panels;
    if (panel.innerHTML.trim() === html.trim()) return;
    const fresh = nodes(html);
    await ready(fresh, 500);
    if (turn !== panels) return; // a newer one was quicker
    const down = isDown();
    keepFocus(panel, () => panel.replaceChildren(fresh));
    panel.scrollTop = 0;
    if (down) requestAnimationFrame(scrollDown);
  }

  // Sending: one id per press, so that a repeat changes nothing.

  const eventId = () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

  const post = (path, fields) =>
    fetch(base + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...fields, seal }),
    });

  async function twice(path, fields) {
    try {
      const first = await post(path, fields);
      if (first.status < 502) return first;
    } catch {}
    await pause(900);
    return post(path, fields);
  }

  async function send(path, fields, button) {
    const name = `${path} ${fields.message ?? ""} ${fields.action ?? fields.text ?? ""}`;
    if (busy.has(name)) return false;
    busy.add(name);
    button?.setAttribute("aria-busy", "true");
    tell("");
    const slow = setTimeout(() => tell(thinking), 800);
    try {
      const response = await twice(path, { ...fields, event: eventId() });
      const answer = await response.json();
      clearTimeout(slow);
      tell(answer.error ?? "", Boolean(answer.error));
      if (answer.leave) return location.assign(answer.leave);
      if (answer.frame && answer.frame !== frame) {
        return location.reload(); // the page around the boards speaks or looks otherwise now
      }
      if (answer.posts) update(answer.posts);
      if (answer.private !== undefined) await showPanel(answer.private);
      return response.ok;
    } catch {
      clearTimeout(slow);
      tell(lost, true);
      return false;
    } finally {
      busy.delete(name);
      button?.removeAttribute("aria-busy");
    }
  }

  // The picture itself: what can be touched on it says what its button says.

  const spotsOf = (key) =>
    [...(key.closest("article, .own")?.querySelectorAll(".spots rect") ?? [])].filter(
      (one) => one.dataset.action === key.value,
    );

  function touch(spot) {
    const part = spot.closest("article, .own");
    const { action } = spot.dataset;
    const button = [...part.querySelectorAll(".keys button")].find((one) => one.value === action);
    const form = part.querySelector(".keys");
    send("press", { ...Object.fromEntries(new FormData(form)), action }, button);
  }

  const glow = (event, on) => {
    const key = event.target.closest?.("button.key");
    if (key) spotsOf(key).forEach((one) => one.classList.toggle("on", on));
    const spot = event.target.closest?.(".spots rect");
    if (!spot) return;
    for (const one of spot.parentElement.children) {
      if (one.dataset.action === spot.dataset.action) one.classList.toggle("on", on);
    }
  };
  for (const [begins, ends] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    document.addEventListener(begins, (event) => glow(event, true));
    document.addEventListener(ends, (event) => glow(event, false));
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    const path = form.getAttribute("action").split("/").pop();
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    if (form.id === "say") return say(fields.text);
    menu.open = false;
    if (event.submitter?.dataset.write) return write(event.submitter.dataset.write);
    await send(path, fields, event.submitter);
    if (path === "close") (buttons(newest() ?? stream)[0] ?? rest).focus({ preventScroll: true });
  });

  async function say(words) {
    text.value = "";
    if (touched) text.blur();
    if (!(await send("say", { text: words })) && !text.value) text.value = words;
  }

  function write(words) {
    text.value = words;
    text.focus();
  }

  // Keys: a letter presses its choice, a slash writes, Escape closes.

  // Marks of several signs are typed one after the other; where a shorter one may be meant we wait.

  const typed = { keys: "", timer: 0 };

  function pressKey(key) {
    const focused = document.activeElement;
    const near = panel.contains(focused) ? panel : focused.closest?.(".post.live");
    const all = [near, newest(), panel].filter(Boolean).flatMap(buttons).filter((one) => one.dataset.key);
    const begun = (keys) => all.filter((one) => one.dataset.key.startsWith(keys));
    clearTimeout(typed.timer);
    typed.keys = begun(typed.keys + key).length ? typed.keys + key : key;
    const fits = begun(typed.keys);
    const exact = fits.find((one) => one.dataset.key === typed.keys);
    const longer = fits.some((one) => one.dataset.key !== typed.keys);
    const done = () => {
      typed.keys = "";
      exact?.click();
    };
    if (longer) typed.timer = setTimeout(done, exact ? 700 : 2000);
    else done();
    return Boolean(fits.length);
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (event.key === "Escape") return escape();
    if (event.target.matches("input, textarea, select, pre")) return;
    const digit = /^[0-9]$/.test(event.key);
    if (event.key === "/") {
      event.preventDefault();
      write("/");
    } else if (digit || /^[a-z]$/i.test(event.key)) {
      if (pressKey(event.key.toUpperCase())) event.preventDefault();
    }
  });

  function escape() {
    if (menu.open) {
      menu.open = false;
      menu.firstElementChild.focus();
    } else if (document.activeElement === text) {
      text.blur();
    } else {
      panel.querySelector(".close")?.click();
    }
  }

  document.addEventListener("click", (event) => {
    const spot = event.target.closest(".spots rect");
    if (spot) touch(spot);
    if (menu.open && !menu.contains(event.target)) menu.open = false;
  });

  // The live board stays in sight: as it is, or in small when other posts have taken its place.

  const board = () => [...stream.querySelectorAll(".post.game")].pop();
  const sight = new IntersectionObserver(
    (seen) => {
      const { target, isIntersecting } = seen[seen.length - 1];
      if (target !== sight.target) return;
      pin.hidden = isIntersecting;
      if (isIntersecting) return;
      const picture = target.querySelector("img");
      pin.firstElementChild.hidden = !picture;
      if (picture) pin.firstElementChild.src = picture.currentSrc || picture.src;
      pin.lastElementChild.textContent = target.querySelector(".caption > *")?.textContent ?? "";
    },
    { root: stream, threshold: 0.2 },
  );

  function watch() {
    const part = board()?.querySelector(".board");
    const shown = part?.closest(".post");
    if (shown === sight.target) return;
    sight.disconnect();
    sight.target = shown;
    if (shown) sight.observe(shown);
    else pin.hidden = true;
  }

  pin.addEventListener("click", () => {
    const shown = board();
    shown?.scrollIntoView({ block: "start" });
    (shown && buttons(shown)[0])?.focus({ preventScroll: true });
  });

  // A record from a file goes where one is pasted.

  const recordFile = at("record-file");
  recordFile.hidden = false;
  recordFile.addEventListener("change", async () => {
    const [file] = recordFile.files;
    if (file) at("record").value = (await file.text()).slice(0, 65537);
  });

  // The invitation.

  const share = at("share");
  if (share) share.hidden = !navigator.clipboard;
  share?.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      tell(shared);
    } catch {
      tell(location.origin + location.pathname);
    }
  });

  // News: the browser connects again by itself; where it gives up, we do not.

  function listen() {
    const source = new EventSource(`${base}live`);
    source.addEventListener("open", () => {
      away.hidden = true;
      if (status.textContent === lost) tell("");
    });
    source.addEventListener("posts", (event) => update(JSON.parse(event.data)));
    source.addEventListener("private", (event) => showPanel(JSON.parse(event.data)));
    source.addEventListener("people", (event) => {
      at("people").textContent = JSON.parse(event.data).join(", ");
    });
    source.addEventListener("error", async () => {
      away.hidden = false;
      if (source.readyState !== EventSource.CLOSED) return;
      await pause(2000);
      listen();
    });
  }

  addEventListener("pageshow", (event) => event.persisted && location.reload());

  for (const article of stream.children) digests.set(Number(article.dataset.id), article.dataset.digest);
  stream.addEventListener("load", () => follows && scrollDown(), true);
  new ResizeObserver(() => follows && scrollDown()).observe(stream);
  document.documentElement.classList.add("alive");
  watch();
  sayNews.said = "";
  scrollDown();
  listen();
})();
