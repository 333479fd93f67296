// The page inside Telegram: what it says of us stands behind the hash. We hand it on, and go in.
"use strict";

(async () => {
  const { at, lost } = document.body.dataset;
  const fail = (words) => {
    document.getElementById("status").textContent = words;
    document.getElementById("door").hidden = false;
  };
  const data = new URLSearchParams(location.hash.slice(1)).get("tgWebAppData") ?? "";
  history.replaceState(null, "", location.pathname); // it shall stand in no address that is shared
  try {
    const response = await fetch(at, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ data }),
    });
    const { go, error } = await response.json();
    if (go) location.replace(go);
    else fail(error);
  } catch {
    fail(lost);
  }
})();
