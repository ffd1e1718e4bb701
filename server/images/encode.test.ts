import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture, measurePicture } from "#server/images/encode.ts";
import { mostPixels } from "#server/images/port.ts";

test("a picture whose header claims 49 million pixels is never decoded", async () => {
  const head = pngOf(7000, 7000);
  expect(await measurePicture(head)).toBe(49_000_000);
  expect(await encodePicture(head)).toBeNull();
});

test("a file without readable dimensions is not a picture", async () => {
  expect(await measurePicture(Buffer.from("no picture"))).toBeNull();
  expect(await measurePicture(Buffer.alloc(0))).toBeNull();
  expect(await measurePicture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBeNull();
});

test("a phone's picture is stored, and nothing of it stays in memory", async () => {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#a3142f" } })
    .jpeg()
    .toBuffer();
  expect(await measurePicture(photo)).toBeLessThan(mostPixels);
  expect((await encodePicture(photo))?.map(({ width }) => width)).toEqual([400, 800, 1600]);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
});

/** The header of a PNG of some size, without a picture. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", Buffer.alloc(64))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
