import type { Sharp } from "sharp";
import { mostPixels, pictureWidths } from "#server/images/port.ts";

const taken = new Set(["jpeg", "png", "webp"]);
const quality = 75;
const avifQuality = 55;
/** The background of a logo: phones show transparent pixels as black. */
const paper = "#fffcfa";
/** From 0 to 9. From 3 on, encoding takes several times as long and saves few bytes. */
const avifEffort = 2;
/** A picture taller than this many times its width is scaled down, since WebP allows at most 16,383 pixels. */
const tallest = 4;

export type Encoded = { width: number; webp: Buffer }[];

/**
 * Encodes a picture as WebP in every width: upright, in sRGB, without metadata.
 * @returns null when the file is no JPEG, PNG or WebP, is truncated, or has more than `mostPixels`
 */
export async function encodePicture(file: Uint8Array): Promise<Encoded | null> {
  const pixels = await measurePicture(file);
  if (pixels === null || pixels > mostPixels) return null;
  const sharp = await loadSharp();
  const { data, info } = (await decode(sharp(file, { limitInputPixels: mostPixels, failOn: "error" }))) ?? {};
  if (!data || !info) return null;
  const { width, height, channels } = info;
  const encoded: Encoded = [];
  for (const wanted of pictureWidths) {
    const picture = sharp(data, { raw: { width, height, channels } });
    encoded.push({ width: wanted, webp: await fitted(picture, wanted).webp({ quality }).toBuffer() });
  }
  return encoded;
}

/** The number of pixels according to a file's header; null when it is no JPEG, PNG or WebP. */
export async function measurePicture(file: Uint8Array): Promise<number | null> {
  if (file.length === 0) return null;
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return taken.has(format) ? width * height : null;
  } catch {
    return null;
  }
}

/** Disables the cache and uses one thread, so that a large picture's memory is released. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Encodes a stored picture as AVIF: a third smaller, but too slow while somebody waits. */
export async function encodeAvif(webp: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(webp).avif({ quality: avifQuality, effort: avifEffort }).toBuffer();
}

/** Encodes a stored picture for mails: cropped to 1200 by 472 pixels, as JPEG, which every mail program shows. */
export async function encodeForMail(webp: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(webp).resize(1200, 472, { fit: "cover" }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/**
 * Encodes a stored picture as the salon's logo: uncropped, in a square of 192 pixels on the paper colour of pages and
 * mails, as PNG.
 */
export async function encodeMark(webp: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  const square = sharp(webp).resize(192, 192, { fit: "contain", background: paper });
  return await square.flatten({ background: paper }).png().toBuffer();
}

/** Only decoding can fail because of the file. */
async function decode(source: Sharp) {
  try {
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
