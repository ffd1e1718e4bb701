import type { Sharp } from "sharp";
import { pictureWidths } from "#server/images/port.ts";

const taken = new Set(["jpeg", "png", "webp"]);
const mostPixels = 50_000_000;
const quality = 75;
const avifQuality = 55;
/** 0 to 9: from 3 on it takes several times as long for a few bytes. */
const avifEffort = 2;
/** A picture taller than this many times its width is scaled down to it: WebP ends at 16,383 pixels. */
const tallest = 4;

export type Encoded = { width: number; webp: Buffer }[];

/**
 * A picture as WebP in every width: upright, in sRGB, without metadata.
 * @returns null when the file is no JPEG, PNG or WebP, is cut off, or holds more than 50 million pixels
 */
export async function encodePicture(file: Uint8Array): Promise<Encoded | null> {
  const { default: sharp } = await import("sharp");
  const source = file.length > 0 && sharp(file, { limitInputPixels: mostPixels, failOn: "error" });
  const { data, info } = (source && (await decode(source))) || {};
  if (!data || !info) return null;
  const { width, height, channels } = info;
  return await Promise.all(
    pictureWidths.map(async (wanted) => ({
      width: wanted,
      webp: await fitted(sharp(data, { raw: { width, height, channels } }), wanted)
        .webp({ quality })
        .toBuffer(),
    })),
  );
}

/** A picture of ours as AVIF: a third smaller, and too slow to make while somebody waits. */
export async function encodeAvif(webp: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return await sharp(webp).avif({ quality: avifQuality, effort: avifEffort }).toBuffer();
}

/** Decoding is the one step that may fail for the file's sake. */
async function decode(source: Sharp) {
  try {
    const { format } = await source.metadata();
    if (!taken.has(format)) return null;
    const upright = source.autoOrient().toColourspace("srgb");
    return await fitted(upright, Math.max(...pictureWidths))
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

function fitted(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * tallest, fit: "inside", withoutEnlargement: true });
}
