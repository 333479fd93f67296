// The room comes alive: presses without leaving the page, news as it happens, keys for choices.
"use strict";

(() => {
  const { room, thinking, lost, shared } = document.body.dataset;
  const at = (id) => document.getElementById(id);
  const [stream, panel, status, away, text, menu] =
    ["stream", "panel", "status", "away", "text", "menu"].map(at);
  const digests = new Map();
  const busy = new Set();

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

  // The stream.

  const newest = () => [...stream.querySelectorAll(".post.live")].pop();
  const isDown = () => stream.scrollHeight - stream.scrollTop - stream.clientHeight < 80;

  function scrollDown() {
    const last = stream.lastElementChild;
    if (!last) return;
    const tall = last.offsetHeight + 32 > stream.clientHeight;
    stream.scrollTop = tall ? last.offsetTop - stream.offsetTop - 12 : stream.scrollHeight;
  }

  async function ready(fragment) {
    const pictures = [...fragment.querySelectorAll("img")].map((shown) => {
      const picture = new Image();
      picture.src = shown.getAttribute("src");
      return picture.decode().catch(() => {});
    });
    await Promise.race([Promise.all(pictures), pause(2000)]);
  }

  async function showPost({ id, digest, html }) {
    if (digests.get(id) === digest) return;
    digests.set(id, digest);
    const fresh = nodes(html);
    await ready(fresh);
    if (digests.get(id) !== digest) return;
    const down = isDown();
    place(id, fresh.firstElementChild);
    if (down) scrollDown();
    sayNews();
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

  function update({ order, changed }) {
    const kept = new Set(order);
    for (const article of [...stream.children]) {
      const id = Number(article.dataset.id);
      if (kept.has(id)) continue;
      digests.delete(id);
      article.remove();
    }
    changed.forEach(showPost);
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
    (same ?? now[Math.min(Math.max(index, 0), now.length - 1)] ?? text).focus({ preventScroll: true });
  }

  const buttons = (part) => [...part.querySelectorAll(".keys .key")];

  function showPanel(html) {
    if (panel.innerHTML.trim() === html.trim()) return;
    const down = isDown();
    keepFocus(panel, () => panel.replaceChildren(nodes(html)));
    panel.scrollTop = 0;
    if (down) requestAnimationFrame(scrollDown);
  }

  // Sending: one id per press, so that a repeat changes nothing.

  const eventId = () =>
    [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("");

  const post = (path, fields) =>
    fetch(`/r/${room}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
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
      if (answer.locale && answer.locale !== document.documentElement.lang) {
        return location.reload(); // the frame of the page speaks another language now
      }
      if (answer.private !== undefined) showPanel(answer.private);
      if (answer.posts) update(answer.posts);
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

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const path = form.getAttribute("action").split("/").pop();
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    if (form.id === "say") return say(fields.text);
    menu.open = false;
    if (event.submitter?.dataset.write) return write(event.submitter.dataset.write);
    await send(path, fields, event.submitter);
    if (path === "close") (buttons(newest() ?? stream)[0] ?? text).focus({ preventScroll: true });
  });

  async function say(words) {
    text.value = "";
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
    if (menu.open && !menu.contains(event.target)) menu.open = false;
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
  share.hidden = !navigator.clipboard;
  share.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      tell(shared);
    } catch {
      tell(location.origin + location.pathname);
    }
  });

  // News: the browser connects again by itself; where it gives up, we do not.

  function listen() {
    const source = new EventSource(`/r/${room}/live`);
    source.addEventListener("open", () => {
      away.hidden = true;
      if (status.textContent === lost) tell("");
    });
    source.addEventListener("posts", (event) => update(JSON.parse(event.data)));
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
  stream.addEventListener("load", () => isDown() && scrollDown(), true);
  new ResizeObserver(scrollDown).observe(stream);
  sayNews.said = "";
  scrollDown();
  listen();
})();
