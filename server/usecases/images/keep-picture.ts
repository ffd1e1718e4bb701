import type { UseCases } from "#server/usecases/context.ts";
import { queueRefining } from "#server/usecases/images/queue-refining.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const hostFailed = "The picture could not be kept just now. Nothing is lost: try again in a minute.";
const unreadable = "This file is not a picture we can read: choose a JPG, PNG or WebP";

/** Keeps a picture that somebody has chosen. @returns the address to show it by */
export async function keepPicture(app: UseCases, file: Uint8Array): Promise<Result<string>> {
  const kept = await app.pictures.keep(file);
  if (kept.ok) {
    await queueRefining(app, kept.address);
    return ok(kept.address);
  }
  if (kept.why === "host_failed") return refuse("picture_host_failed", hostFailed);
  return refuse("invalid_input", unreadable, { errors: [{ field: "image", message: unreadable }] });
}
