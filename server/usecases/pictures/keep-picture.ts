import { mostPixels } from "#server/images/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { countPixels } from "#server/usecases/pictures/count-pixels.ts";
import { keepFor } from "#server/usecases/pictures/keep-for.ts";
import { queueRefining } from "#server/usecases/pictures/queue-refining.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

const hostFailed = "The picture could not be kept just now. Nothing is lost: try again in a minute.";
const unreadable = "This file is not a picture we can read: choose a JPG, PNG or WebP";
const tooManyPixels = "This picture has more than 20 million pixels: choose a smaller one";
const tooMuch = "That were many large pictures in a short time. Wait an hour, then try again.";

/**
 * Keeps a picture that somebody has chosen. What it costs is known from its head, before it is decoded.
 * @param from.network null where networks are not told apart
 * @returns the address to show it by
 */
export async function keepPicture(
  app: UseCases,
  file: Uint8Array,
  from: { userId: string; network: string | null },
): Promise<Result<string>> {
  const pixels = await app.pictures.measure(file);
  if (pixels === null) return notTaken(unreadable);
  if (pixels > mostPixels) return notTaken(tooManyPixels);
  if (!(await countPixels(app, pixels, from))) {
    return refuse("too_many_requests", tooMuch, { retryAfter: 3600 });
  }
  const kept = await keepFor(app, from.userId, file);
  if (kept.ok) {
    await queueRefining(app, kept.address);
    return ok(kept.address);
  }
  return kept.why === "host_failed" ? refuse("picture_host_failed", hostFailed) : notTaken(unreadable);
}

function notTaken(message: string): Refusal {
  return refuse("invalid_input", message, { errors: [{ field: "image", message }] });
}
