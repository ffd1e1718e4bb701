/** `npm run screenshots`: every page of the demo salon, narrow and wide, into docs/screenshots. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { startSite } from "#scripts/lib/site.ts";
import { root } from "#scripts/lib/toolchain.mjs";
import { atRest } from "#tests/e2e/support/alive.ts";
import { admin, anika, signedIn } from "#tests/e2e/support/people.ts";
import { accountPlaces, adminPlaces, publicPlaces } from "#tests/e2e/support/places.ts";
import { chromiumFlags, chromiumPath } from "#tests/support/browser.ts";

interface Walk {
  /** The subfolder, and who is looking. */
  folder: string;
  as: { email: string; password: string } | null;
  places: string[];
}

const widths = { 390: 844, 1440: 900 };
const folder = join(root, "docs", "screenshots");

await ensureBuilt();
const site = await startSite();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });
const [service] = await (await fetch(`${site.url}/api/services`)).json();
const walks: Walk[] = [
  { folder: "public", as: null, places: [...publicPlaces, "/nothing-here"] },
  { folder: "bangla", as: null, places: ["/bn", "/bn/services", "/bn/contact", "/bn/login"] },
  {
    folder: "customer",
    as: anika,
    places: [...accountPlaces, `/dashboard/bookingAppointment/${service._id}`],
  },
  { folder: "salon", as: admin, places: adminPlaces },
];
await rm(folder, { recursive: true, force: true });
for (const walk of walks) {
  for (const [width, height] of Object.entries(widths))
    await photograph(browser, walk, Number(width), height);
}
await photographStart(browser);
await browser.close();
await site.stop();

async function photograph(on: Browser, walk: Walk, width: number, height: number): Promise<void> {
  const context = await open(on, width, height);
  if (walk.as) await signedIn(context, walk.as);
  const page = await context.newPage();
  await mkdir(join(folder, walk.folder), { recursive: true });
  for (const place of walk.places) {
    await show(page, place);
    const file = join(walk.folder, `${nameOf(place)}-${width}.webp`);
    const picture = await page.screenshot({ fullPage: true });
    await writeFile(join(folder, file), await sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer());
    console.log(`docs/screenshots/${file}`);
  }
  await context.close();
}

/** The picture for the README: what a visitor sees first. */
async function photographStart(on: Browser): Promise<void> {
  const context = await open(on, 1440, 900);
  const page = await context.newPage();
  await show(page, "/");
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, "home.png") });
  await context.close();
}

function open(on: Browser, width: number, height: number): Promise<BrowserContext> {
  return on.newContext({
    baseURL: site.url,
    viewport: { width, height },
    reducedMotion: "reduce",
    timezoneId: "Asia/Dhaka",
  });
}

/** Opens a page and waits until it has loaded its data. */
async function show(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await atRest(page);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** A file name for a page's path: /dashboard/userHome is userHome, / is home. */
function nameOf(place: string): string {
  const parts = place.split("/").filter(Boolean);
  if (parts.length === 0 || place === "/bn") return "home";
  const named = parts.filter((part) => !["dashboard", "bn"].includes(part) && !/^[0-9a-f-]{36}$/.test(part));
  return named.join("-");
}
