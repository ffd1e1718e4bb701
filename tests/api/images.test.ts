import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { upload } from "#tests/support/upload.ts";

const salon = givenSalon();
const guest = givenPerson(salon);
let photo: Buffer;

beforeAll(async () => {
  // Rotated by its metadata, as a phone writes it, with the place where it was taken.
  photo = await paint(1200, 600)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: "23/1 48/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
});

test("a photo is stored upright, without metadata, in screen sizes", async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { status, body } = await upload(salon, photo, guest);
  expect([status, body.success]).toEqual([200, true]);
  const { display_url } = body.data;
  expect(display_url).toMatch(/^\/images\/[0-9a-f]{40}-800\.webp$/);
  const widths = [400, 800, 1600];
  const kept = await Promise.all(widths.map((width) => read(sized(display_url, width))));
  const found = await Promise.all(kept.map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["webp", 400, 800],
    ["webp", 600, 1200],
    ["webp", 600, 1200],
  ]);
  for (const { exif, icc, xmp, orientation } of found) {
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test("it is served with a permanent cache, and only as a picture", async () => {
  const { body } = await upload(salon, photo, guest);
  const { statusCode, headers } = await read(body.data.display_url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  for (const path of ["/images/x.webp", "/images/..%2fshiuli.db", sized(body.data.display_url, 900)]) {
    expect((await read(path)).statusCode).toBe(404);
  }
});

test("once its job is done, browsers that support AVIF get a smaller file of the same name", async () => {
  const { body } = await upload(salon, photo, guest);
  await salon.drain();
  const url = body.data.display_url;
  const asked = { method: "GET", url, headers: { accept: "image/avif,image/webp,*/*" } } as const;
  const avif = await salon.server.inject(asked);
  expect(avif.headers).toMatchObject({ "content-type": "image/avif", vary: "accept" });
  const webp = await read(url);
  expect(webp.headers["content-type"]).toBe("image/webp");
  expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
});

test("the same file is the same picture, and PNG and WebP are accepted, too", async () => {
  const [one, other] = [await upload(salon, photo, guest), await upload(salon, photo, guest)];
  expect(one.body.data).toEqual(other.body.data);
  expect((await upload(salon, await paint(40, 40).png().toBuffer(), guest)).status).toBe(200);
  expect((await upload(salon, await paint(40, 40).webp().toBuffer(), guest)).status).toBe(200);
});

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');

test.each([
  ["a drawing with a script", () => drawing],
  ["a GIF", () => paint(40, 40).gif().toBuffer()],
  ["a text that calls itself a photo", () => Buffer.from("no picture at all")],
  ["half a photo", () => photo.subarray(0, photo.length / 2)],
  ["an empty file", () => Buffer.alloc(0)],
])("%s is refused, whatever its name", async (_, make) => {
  const { status, body } = await upload(salon, await make(), guest);
  expect([status, body.code, body.detail]).toEqual([
    422,
    "invalid_input",
    "This file is not a picture we can read: choose a JPG, PNG or WebP",
  ]);
});

test("a decompression bomb of 81 million pixels is refused with the reason", async () => {
  const { status, body } = await upload(salon, await paint(9000, 9000).png().toBuffer(), guest);
  expect([status, body.code, body.detail]).toEqual([
    422,
    "invalid_input",
    "This picture has more than 20 million pixels: choose a smaller one",
  ]);
});

test("a file over 5 MB is refused, and one of 5 MB is processed", async () => {
  const tooLarge = await upload(salon, randomBytes(5_000_001), guest);
  expect([tooLarge.status, tooLarge.body.detail]).toEqual([
    413,
    "This picture is larger than 5 MB: choose a smaller one.",
  ]);
  expect((await upload(salon, randomBytes(5_000_000), guest)).status).toBe(422);
});

test("a visitor is asked to sign in", async () => {
  expect((await upload(salon, photo, null)).status).toBe(401);
});

test("a form without an image, or no form at all, gets a message", async () => {
  const wrong = await upload(salon, photo, guest, { field: "file" });
  expect([wrong.status, wrong.body.detail]).toEqual([422, "Choose a picture"]);
});

test("a person may upload sixty pictures an hour", async () => {
  const eager = await addPerson(salon);
  const small = await paint(8, 8).png().toBuffer();
  for (let count = 1; count <= 60; count++) expect((await upload(salon, small, eager)).status).toBe(200);
  expect((await upload(salon, small, eager)).status).toBe(429);
});

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#a3142f" } });
}

function read(url: string) {
  return salon.server.inject({ method: "GET", url });
}

function sized(address: string, width: number): string {
  return address.replace(/-\d+\.webp$/, `-${width}.webp`);
}
