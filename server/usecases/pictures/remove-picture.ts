import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import { dropKeptPictures, dropPicturesOfDeleted, isPictureWanted } from "#server/database/pictures.ts";
import { pictureWidths } from "#server/images/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Removes a picture's files, unless another user has uploaded it, too, or a page shows it. */
export async function removePicture(app: UseCases, address: string): Promise<void> {
  const shown = pictureWidths.map((width) => address.replace(/-\d+\.webp$/, `-${width}.webp`));
  await app.pictures.remove(address, () => isPictureWanted(app.engine.write, shown));
}

/** Queues the removal of what deleted users have uploaded, whether a page used it or not. */
export async function queueRemovals(tx: Handle, now: number): Promise<void> {
  for (const { address } of await dropPicturesOfDeleted(tx)) await queueRemoval(tx, address, now);
}

/** Forgets who uploaded pictures that their page no longer shows, and queues the removal of their files. */
export async function dropPictures(tx: Handle, addresses: readonly string[], now: number): Promise<void> {
  if (addresses.length === 0) return;
  await dropKeptPictures(tx, addresses);
  for (const address of addresses) await queueRemoval(tx, address, now);
}

/** Queues the removal of a picture that was replaced, for when nobody has uploaded it and nothing else shows it. */
export async function dropReplaced(
  tx: Handle,
  { from, to }: { from: string; to: string | undefined },
  now: number,
): Promise<void> {
  if (to !== undefined && to !== from) await queueRemoval(tx, from, now);
}

async function queueRemoval(tx: Handle, address: string, now: number): Promise<void> {
  // This transaction deletes the row, so a later row is a new cause.
  await enqueue(
    tx,
    { kind: "remove_picture", payload: { address }, cause: `remove_picture:${newId()}` },
    now,
  );
}
