// The page that stands in for one that can't be fetched: it gives way as soon as the connection is back.
const againMs = 3000;

addEventListener("online", () => location.reload());
setTimeout(tryAgain, againMs);

// The event may have come before this script, and never comes where a connection dies that the browser takes for alive.
async function tryAgain() {
  const answer = navigator.onLine && (await fetch("/api/health", { cache: "no-store" }).catch(() => null));
  if (answer?.ok) location.reload();
  else setTimeout(tryAgain, againMs);
}
