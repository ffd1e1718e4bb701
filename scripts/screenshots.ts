/** `npm run screenshots`: every public page of the demo salon, narrow and wide, into docs/screenshots. */
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { root } from "#scripts/lib/toolchain.mjs";
import { chromiumFlags, chromiumPath } from "#tests/support/browser.ts";

const pages = { home: "/", services: "/services", contact: "/contact", login: "/login", singup: "/singup" };
const widths = { 390: 844, 1440: 900 };
const folder = join(root, "docs", "screenshots");

await ensureBuilt();
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });
for (const [width, height] of Object.entries(widths)) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: Number(width), height },
    reducedMotion: "reduce",
    timezoneId: "Asia/Dhaka",
  });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: "networkidle" });
    await loadLazyPictures(page);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    console.log(`docs/screenshots/${name}-${width}.png`);
  }
  if (width === "1440") {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.screenshot({ path: join(folder, "home.png") });
  }
  await context.close();
}
await browser.close();
await site.stop();

/** A picture below the fold is fetched only when it is scrolled to. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
