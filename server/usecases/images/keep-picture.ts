import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

const unreadable = "This file is not a picture we can read: choose a JPG, PNG or WebP";

/** Keeps a picture that somebody has chosen. @returns the address to show it by */
export async function keepPicture(app: UseCases, file: Uint8Array): Promise<Result<string>> {
  const kept = await app.pictures.keep(file);
  if (kept.ok) return ok(kept.address);
  return refuse("invalid_input", unreadable, { errors: [{ field: "image", message: unreadable }] });
}
