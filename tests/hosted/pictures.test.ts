import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diskStore } from "#server/images/disk-store.ts";
import { imgbbPictures } from "#server/images/imgbb.ts";
import { keptPictures } from "#server/images/kept-pictures.ts";
import type { Pictures } from "#server/images/port.ts";
import { s3Store } from "#server/images/s3-store.ts";

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .withExifMerge({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();

let folder: string;
const closing: (() => Promise<unknown> | unknown)[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shiuli-hosts-"));
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true });
});

const hosts: Record<string, () => Promise<Pictures>> = {
  "a folder": async () => keptPictures(diskStore(join(folder, "disk"))),
  "a bucket that speaks S3": async () => keptPictures(s3Store(await startS3("shiuli"))),
};

describe.each(Object.keys(hosts))("pictures in %s", (host) => {
  let pictures: Pictures;

  beforeAll(async () => {
    pictures = (await hosts[host]?.()) as Pictures;
  });

  test("a picture is read by its name, clean and in three widths", async () => {
    const kept = await pictures.keep(await photo("#a3142f"));
    if (!kept.ok) throw new Error(kept.why);
    expect(kept.address).toMatch(/^\/images\/[0-9a-f]{40}-800\.webp$/);
    for (const width of [400, 800, 1600]) {
      const file = await pictures.read(kept.address.slice(8).replace("-800", `-${width}`));
      const { format, exif } = await sharp(file?.bytes).metadata();
      expect([format, exif]).toEqual(["webp", undefined]);
    }
    expect(pictures.owns(kept.address)).toBe(true);
  });

  test("the same file is stored once, and a file that is not a picture not at all", async () => {
    const file = await photo("#0f766e");
    const [one, other] = [await pictures.keep(file), await pictures.keep(file)];
    expect(one).toEqual(other);
    expect(await pictures.keep(Buffer.from("no picture"))).toEqual({ ok: false, why: "unreadable" });
  });

  test("once it is processed, a browser that supports AVIF gets that", async () => {
    const kept = await pictures.keep(await photo("#7c2d12"));
    if (!kept.ok) throw new Error(kept.why);
    const name = kept.address.slice(8);
    expect((await pictures.read(name, true))?.type).toBe("image/webp");
    await pictures.refine(kept.address);
    await pictures.refine(kept.address);
    const refined = await pictures.read(name, true);
    const { format, compression } = await sharp(refined?.bytes).metadata();
    expect([refined?.type, format, compression]).toEqual(["image/avif", "heif", "av1"]);
    expect((await pictures.read(name))?.type).toBe("image/webp");
  });

  test("an unused picture is removed in every size, and a used one stays", async () => {
    const kept = await pictures.keep(await photo("#1e3a8a"));
    if (!kept.ok) throw new Error(kept.why);
    await pictures.refine(kept.address);
    const name = kept.address.slice(8);
    await pictures.remove(kept.address, async () => true);
    expect((await pictures.read(name, true))?.type).toBe("image/avif");
    await pictures.remove(kept.address, async () => false);
    await pictures.remove(kept.address, async () => false);
    for (const width of [400, 800, 1600]) {
      expect(await pictures.read(name.replace("-800", `-${width}`), true)).toBeNull();
    }
    await pictures.refine(kept.address);
    expect(await pictures.read(name, true)).toBeNull();
    expect(await pictures.keep(await photo("#1e3a8a"))).toEqual(kept);
    expect((await pictures.read(name))?.type).toBe("image/webp");
  });

  test("there is nothing under any other name", async () => {
    expect(await pictures.read(`${"0".repeat(40)}-800.webp`)).toBeNull();
    expect(await pictures.read("../shiuli.db")).toBeNull();
  });
});

test("a missing bucket fails loudly instead of losing a picture", async () => {
  const pictures = keptPictures(s3Store({ ...(await startS3("here")), bucket: "elsewhere" }));
  await expect(pictures.keep(await photo("#111111"))).rejects.toThrow(/bucket/i);
});

describe("pictures at imgbb, as its documentation describes it", () => {
  test("a cleaned WebP is sent with the key, and its address there is the picture's", async () => {
    const { endpoint, asked } = await startImgbb((reply) => reply(200, documentedAnswer));
    const pictures = imgbbPictures("secret key", nothingBefore, endpoint);
    const kept = await pictures.keep(await photo("#a3142f"));
    expect(kept).toEqual({ ok: true, address: documentedAnswer.data.display_url });
    expect(asked[0]?.url).toBe("/1/upload?key=secret%20key");
    const sent = await new Response(asked[0]?.body, { headers: asked[0]?.headers }).formData();
    const image = sent.get("image") as File;
    const { format, exif } = await sharp(await image.arrayBuffer()).metadata();
    expect([[...sent.keys()], format, exif]).toEqual([["image"], "webp", undefined]);
    expect(pictures.owns(documentedAnswer.data.display_url)).toBe(true);
    expect(pictures.owns("https://i.ibb.co.evil.example/x.png")).toBe(false);
  });

  test.each([
    ["refuses the key", 400, { status_code: 400, error: { message: "Invalid API v1 key." } }],
    ["answers something else", 200, { ok: 1 }],
    ["is broken", 503, "<html>"],
  ])("when it %s, the picture is not lost silently", async (_, status, body) => {
    const { endpoint } = await startImgbb((reply) => reply(status, body));
    const pictures = imgbbPictures("key", nothingBefore, endpoint);
    expect(await pictures.keep(await photo("#222222"))).toEqual({ ok: false, why: "host_failed" });
    expect(await pictures.keep(Buffer.from("text"))).toEqual({ ok: false, why: "unreadable" });
  });
});

const nothingBefore = { read: async () => null, remove: async () => undefined };

/** The example answer of https://api.imgbb.com, reduced to a single size. */
const documentedAnswer = {
  data: {
    id: "2ndCYJK",
    title: "c1f64245afb2",
    url_viewer: "https://ibb.co/2ndCYJK",
    url: "https://i.ibb.co/w04Prt6/c1f64245afb2.gif",
    display_url: "https://i.ibb.co/98W13PY/c1f64245afb2.gif",
    size: 42,
  },
  success: true,
  status: 200,
};

/** An independent S3 server from npm, which the test step has fetched. */
async function startS3(bucket: string) {
  const borrowed = createRequire(join(process.env.S3_SERVER_FOLDER ?? "", "package.json"));
  const S3rver = borrowed("s3rver");
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: mkdtempSync(join(folder, "s3-")),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  closing.push(() => server.close());
  const endpoint = `http://127.0.0.1:${port}`;
  return { bucket, region: "us-east-1", endpoint, accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
}

interface Asked {
  url: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

async function startImgbb(answer: (reply: (status: number, body: unknown) => void) => void) {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { "content-type": type = "" } = request.headers;
    asked.push({ url: request.url ?? "", headers: { "content-type": type }, body: Buffer.concat(chunks) });
    answer((status, body) =>
      response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body)),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/1/upload`, asked };
}
