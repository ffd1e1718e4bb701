import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskStore } from "#server/images/disk-store.ts";
import { keptPictures } from "#server/images/kept-pictures.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shiuli-pictures-"));
});

afterEach(() => rm(folder, { recursive: true }));

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#a3142f" } })
    .jpeg()
    .toBuffer();

test("a stored picture outlives its server, in exactly three widths", async () => {
  const images = join(folder, "images");
  const kept = await keptPictures(diskStore(images)).keep(await photo());
  if (!kept.ok) throw new Error(kept.why);
  const name = kept.address.split("/").at(-1) ?? "";
  expect((await keptPictures(diskStore(images)).read(name))?.bytes.length).toBeGreaterThan(0);
  expect((await readdir(images)).map((file) => file.split("-")[1]).sort()).toEqual([
    "1600.webp",
    "400.webp",
    "800.webp",
  ]);
});

test("pictures uploaded at once are all stored, and a refused one leaves no file", async () => {
  const pictures = keptPictures(diskStore(folder));
  const file = await photo();
  const kept = await Promise.all([file, Buffer.from("no picture"), file].map((one) => pictures.keep(one)));
  expect(kept.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(await readdir(folder)).toHaveLength(3);
});

test("a picture uploaded while it is being removed is stored", async () => {
  const pictures = keptPictures(diskStore(folder));
  const file = await photo();
  const first = await pictures.keep(file);
  if (!first.ok) throw new Error(first.why);
  let again: ReturnType<typeof pictures.keep> | undefined;
  await pictures.remove(first.address, async () => {
    again = pictures.keep(file);
    return false;
  });
  expect(await again).toEqual(first);
  expect(await readdir(folder)).toHaveLength(3);
});

test("a picture removed while it is being processed leaves no file", async () => {
  const store = diskStore(folder);
  const first = await keptPictures(store).keep(await photo());
  if (!first.ok) throw new Error(first.why);
  let asked = 0;
  const pictures = keptPictures({
    ...store,
    async read(name) {
      const found = await store.read(name);
      if (asked++ === 0) await pictures.remove(first.address, async () => false);
      return found;
    },
  });
  await pictures.refine(first.address);
  expect(await readdir(folder)).toEqual([]);
});

test.each(["../shiuli.db", "x", "session-secret", "..%2fkey-800.webp"])("%s is no picture", async (name) => {
  expect(await keptPictures(diskStore(folder)).read(name)).toBeNull();
});

test("a mail's picture is made on first request, and removed with the picture", async () => {
  const pictures = keptPictures(diskStore(folder));
  const kept = await pictures.keep(await photo());
  if (!kept.ok) throw new Error(kept.why);
  const name = kept.address.replace(/^\/images\/|-\d+\.webp$/g, "").concat("-1200.jpg");
  const [first, second] = await Promise.all([pictures.read(name), pictures.read(name)]);
  expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 472 });
  expect(second?.bytes).toEqual(first?.bytes);
  await pictures.remove(kept.address, async () => false);
  expect(await pictures.read(name)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test("a drawing requested many times at once is made once, and an upload only waits for that one", async () => {
  const store = diskStore(folder);
  const kept = await keptPictures(store).keep(await photo());
  if (!kept.ok) throw new Error(kept.why);
  const name = kept.address.replace(/^\/images\/|-\d+\.webp$/g, "").concat("-192.png");
  const written: string[] = [];
  const pictures = keptPictures({
    ...store,
    async write(file, bytes) {
      written.push(file);
      await store.write(file, bytes);
    },
  });
  const asked = await Promise.all(Array.from({ length: 40 }, () => pictures.read(name)));
  expect(new Set(asked.map((mark) => mark?.type))).toEqual(new Set(["image/png"]));
  expect(written).toEqual([name]);
});

test("a logo's square icon is made on first request, and removed with the picture", async () => {
  const pictures = keptPictures(diskStore(folder));
  const kept = await pictures.keep(await photo());
  if (!kept.ok) throw new Error(kept.why);
  const name = kept.address.replace(/^\/images\/|-\d+\.webp$/g, "").concat("-192.png");
  const mark = await pictures.read(name);
  expect(mark?.type).toBe("image/png");
  const { format, width, height, hasAlpha } = await sharp(mark?.bytes).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: "png",
    width: 192,
    height: 192,
    hasAlpha: false,
  });
  await pictures.remove(kept.address, async () => false);
  expect(await readdir(folder)).toEqual([]);
});

test.each([`${"0".repeat(40)}-1200.jpg`, "../secret-1200.jpg"])("there is no picture %s", async (name) => {
  expect(await keptPictures(diskStore(folder)).read(name)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});
