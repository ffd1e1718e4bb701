// The page that stands in for one that can't be fetched: it gives way as soon as the connection is back.
const againMs = 3000;
// How long a page that was chosen meanwhile has to come. A link to a phone number leaves this one open.
const leavingMs = 30_000;
let leftAt = -leavingMs;

addEventListener("beforeunload", leave);
// An iPhone does not say that a page is left.
addEventListener("click", ({ target }) => {
  if (target.closest("a[href]")) leave();
});
addEventListener("online", () => {
  if (!isLeaving()) location.reload();
});
setTimeout(tryAgain, againMs);

// The event may have come before this script, and never comes where a connection dies that the browser takes for alive.
async function tryAgain() {
  const answer = navigator.onLine && (await fetch("/api/health", { cache: "no-store" }).catch(() => null));
  if (answer?.ok && !isLeaving()) location.reload();
  else setTimeout(tryAgain, againMs);
}

function leave() {
  leftAt = performance.now();
}

/** Loading this page again would stop the one that a link leads to. */
function isLeaving() {
  return performance.now() - leftAt < leavingMs;
}
