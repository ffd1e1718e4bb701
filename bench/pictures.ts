/**
 * `npm run bench:pictures`: the server's memory while ten people upload the largest accepted pictures at once, beside a
 * single upload, and how much of it remains a while later. It passes no judgement.
 */
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { ensureBuilt } from "#scripts/lib/build.mjs";
import { type Site, startSite } from "#scripts/lib/site.ts";
import { mostPixels } from "#server/images/port.ts";
import { behindProxy } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { type Person, signUp } from "./salon-client.ts";
import { printTable } from "./table.ts";

const together = 10;
const sampleMs = 50;
/** How long the server may take to encode the last sizes and to return memory. */
const restMs = 120_000;

await ensureBuilt();
const site = await startSite(behindProxy);
const people: Person[] = [];
for (let made = 0; made <= together; made++) {
  people.push(await signUp(site.url, `bench-${made}@example.com`));
}
const [alone, ...others] = people;
if (!alone) throw new Error("Nobody signed up.");
await upload(site, alone, await flat(100, 0), 0);
const before = await memoryOf(site);
const one = await measure(site, [alone]);
const ten = await measure(site, others);
await site.stop();

const megabytes = (bytes: number) => `${Math.round(bytes / 1024)} MB`;
const row = (what: string, ours: number, reference: number, aim: string) => ({
  what,
  ours: megabytes(ours),
  reference: megabytes(reference),
  ratio: ours / reference,
  aim,
});
console.log(
  `\nNode ${process.version}, SQLite; the reference of ten uploads is one, of what is left the memory before\n`,
);
printTable([
  row("peak, one large picture", one.peak, before, ""),
  row("peak, ten at once", ten.peak, one.peak, "≤ 1.5"),
  row("left after one", one.left, before, "≤ 1.5"),
  row("left after ten", ten.left, before, "≤ 1.5"),
]);

/** Makes people upload at once. @returns the peak and the remaining memory, in kilobytes */
async function measure(of: Site, uploaders: Person[]): Promise<{ peak: number; left: number }> {
  console.log(`measuring: ${uploaders.length} at once`);
  const files: Buffer[] = [];
  for (const index of uploaders.keys()) files.push(await flat(Math.floor(Math.sqrt(mostPixels)), index + 1));
  let peak = 0;
  let over = false;
  const watched = (async () => {
    while (!over) {
      peak = Math.max(peak, await memoryOf(of));
      await pause(sampleMs);
    }
  })();
  await Promise.all(
    uploaders.map((person, index) => upload(of, person, files[index] ?? Buffer.alloc(0), index)),
  );
  await pause(restMs);
  over = true;
  await watched;
  return { peak, left: await memoryOf(of) };
}

/** Uploads a picture from its own network, and tries again when the server says to wait. */
async function upload(of: Site, person: Person, file: Buffer, network: number): Promise<void> {
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(file)], { type: "image/png" }), "picture.png");
  const from = { ...person.headers, "x-forwarded-for": `192.0.2.${network}` };
  const answer = await fetch(`${of.url}/api/images`, { method: "POST", headers: from, body: form });
  if (answer.ok) return;
  const after = Number(answer.headers.get("retry-after"));
  if (answer.status !== 503 || !after) throw new Error(`${answer.status}: ${await answer.text()}`);
  await pause(after * 1000);
  await upload(of, person, file, network);
}

/** A square picture of one colour: few bytes, many pixels. */
function flat(width: number, tint: number): Promise<Buffer> {
  const background = { r: 16 * tint, g: 80, b: 120 };
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer();
}
