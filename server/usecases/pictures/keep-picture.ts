import { enqueue } from "#server/database/outbox.ts";
import { insertKeptPicture } from "#server/database/pictures.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { type KeptPicture, mostPixels } from "#server/images/port.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

const hostFailed = "The picture could not be kept just now. Nothing is lost: try again in a minute.";
const unreadable = "This file is not a picture we can read: choose a JPG, PNG or WebP";
const tooManyPixels = "This picture has more than 20 million pixels: choose a smaller one";
const tooMuch = "That were many large pictures in a short time. Wait an hour, then try again.";

/**
 * Stores a picture that somebody has uploaded or named. Its header tells how large it is before it is decoded.
 * @param from whose limit it counts against; from.network null where networks can't be told apart
 * @param owner the user with whom it goes; null for the salon's own
 * @returns the address to show it by
 */
export async function keepPicture(
  app: UseCases,
  file: Uint8Array,
  from: { userId: string; network: string | null },
  owner: string | null = from.userId,
): Promise<Result<string>> {
  const pixels = await app.pictures.measure(file);
  if (pixels === null) return notTaken(unreadable);
  if (pixels > mostPixels) return notTaken(tooManyPixels);
  if (!(await countPixels(app, pixels, from))) {
    return refuse("too_many_requests", tooMuch, { retryAfter: 3600 });
  }
  const kept = await keepFor(app, owner, file);
  if (kept.ok) {
    await queueRefining(app, kept.address);
    return ok(kept.address);
  }
  return kept.why === "host_failed" ? refuse("picture_host_failed", hostFailed) : notTaken(unreadable);
}

function notTaken(message: string): Refusal {
  return refuse("invalid_input", message, { errors: [{ field: "image", message }] });
}

const windowMs = 60 * 60_000;
/** Megapixels an hour: about thirty phone photos for a person, a hundred for a network. */
const most = { person: 400, network: 1200 };

/**
 * Counts a picture's pixels against the limits of its person and network.
 * @param from.network null where networks can't be told apart
 * @returns whether both are within their limits
 */
export async function countPixels(
  app: UseCases,
  pixels: number,
  from: { userId: string; network: string | null },
): Promise<boolean> {
  const units = Math.ceil(pixels / 1_000_000);
  const count = (key: string, calls: number) =>
    countCall(app.engine.write, `pixels:${key}`, { calls, windowMs }, app.now(), units);
  const own = await count(from.userId, most.person);
  return own && (from.network === null || (await count(from.network, most.network)));
}

/**
 * Stores a picture and records who uploaded it. Records it before, so that the files stay when another uploader leaves,
 * and after, in case the uploader has left in the meantime; the next tidy-up then removes it.
 * @param userId null for the salon's own
 */
async function keepFor(app: UseCases, userId: string | null, file: Uint8Array): Promise<KeptPicture> {
  const address = app.pictures.addressOf(file);
  const note = async () => {
    if (address && userId) await insertKeptPicture(app.engine.write, { address, userId }, app.now());
  };
  await note();
  const kept = await app.pictures.keep(file);
  if (kept.ok) await note();
  return kept;
}

/** Queues the smaller encodings of a picture that was just stored. */
async function queueRefining(app: DatabaseAndClock, address: string): Promise<void> {
  const cause = `refine:${address}`;
  await app.engine.transaction((tx) =>
    enqueue(tx, { kind: "refine_picture", payload: { address }, cause }, app.now()),
  );
}
