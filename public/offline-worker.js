// Answers for a page that can't be fetched with the site's own page about that. All else goes its usual way.
// A browser keeps those pages and offline.js as they were until a byte of this file changes.
const kept = "offline-pages";
const pages = { en: "/offline", bn: "/bn/offline" };
// Styles, pictures and the script of a kept page have addresses of their own. They come from here at once, and no other request does.
const mark = "?kept";

addEventListener("install", (event) => event.waitUntil(keepPages().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(pageOr(event));
  else if (new URL(request.url).search === mark)
    event.respondWith(caches.match(request).then((part) => part ?? fetch(request)));
});

async function pageOr(event) {
  try {
    // The browser begins to fetch a page while it wakes this worker.
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    const language = /^\/bn(\/|$)/.test(pathname) ? "bn" : "en";
    return (await caches.match(pages[language])) ?? Response.error();
  }
}

/** Keeps the page in each language, with its styles and pictures. */
async function keepPages() {
  const cache = await caches.open(kept);
  const found = await Promise.all(Object.values(pages).map((page) => keepPage(cache, page)));
  await cache.addAll([...new Set([`/offline.js${mark}`, ...found.flat()])]);
}

/** Under another address the page's own scripts would show another page: it is kept without them. */
async function keepPage(cache, page) {
  const answer = await fetch(page, { cache: "reload" });
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script\b[^]*?<\/script>/g, "")
    .replaceAll(/<link rel="(later|modulepreload)"[^>]*>/g, "")
    .replaceAll(/(href|src)="([^"]+\.(?:css|svg))"/g, `$1="$2${mark}"`)
    .replace("</head>", `<script src="/offline.js${mark}" defer></script></head>`);
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'self'; ${stylesOf(answer)}`,
  };
  await cache.put(page, new Response(html, { status: 503, headers }));
  return [...html.matchAll(/(?:href|src)="([^"]+\.(?:css|svg)\?kept)"/g)].map(([, address]) => address);
}

/** The page names its own inline style by its hash. */
function stylesOf(answer) {
  const policy = answer.headers.get("content-security-policy") ?? "";
  return /style-src [^;]+/.exec(policy)?.[0] ?? "style-src 'self'";
}

async function takeOver() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}
