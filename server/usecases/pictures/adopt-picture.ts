import { hash } from "node:crypto";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import type { Work } from "#server/database/outbox-work.ts";
import {
  findPictureOwner,
  findShownPicture,
  type PictureOwner,
  replaceShownPicture,
} from "#server/database/pictures.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { keepPicture } from "#server/usecases/pictures/keep-picture.ts";

/**
 * Copies a picture that somebody has given as an address on another site: fetches it once, re-encodes it and keeps it
 * like an upload. What can't be copied (no picture, too large, unreachable, an address inside the salon's own network)
 * stays as it was typed and is not shown.
 * @throws when the picture host fails; try again later
 */
export async function adoptPicture(app: UseCases, { of, id }: Work["adopt_picture"]): Promise<void> {
  const from = await findShownPicture(app.engine.read, of, id);
  if (!from || app.pictures.owns(from)) return;
  const fetched = await app.pictures.fetch(from);
  if (!fetched.ok) return;
  const owner = await findPictureOwner(app.engine.read, of, id);
  const kept = await keepPicture(app, fetched.file, { userId: id, network: null }, owner);
  if (!kept.ok && kept.code === "picture_host_failed")
    throw new Error("The picture host did not take a picture.");
  if (!kept.ok) return;
  await replaceShownPicture(app.engine.write, of, id, { from, to: kept.value });
  await app.engine.announce("pages");
}

/**
 * Queues the copy of a picture on another site. Pages load nothing from other sites, so it is only shown once it is
 * copied. Queues nothing for an address on this site or an empty one.
 */
export async function queueForeignPicture(
  tx: Handle,
  { of, id, address }: { of: PictureOwner; id: string; address: string | null | undefined },
  now: number,
): Promise<void> {
  if (!address || !/^https?:/.test(address)) return;
  const cause = hash("sha256", address).slice(0, 32);
  await enqueue(
    tx,
    { kind: "adopt_picture", payload: { of, id }, cause: `picture:${of}:${id}:${cause}` },
    now,
  );
}
