import { createHash } from "node:crypto";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import type { PictureOwner } from "#server/database/pictures.ts";

/**
 * Queues the taking over of a picture that lies on another site: pages load nothing from there, so it shows once it is
 * here. An address on this site, and none, queue nothing.
 */
export async function queueForeignPicture(
  tx: Handle,
  { of, id, address }: { of: PictureOwner; id: string; address: string | null | undefined },
  now: number,
): Promise<void> {
  if (!address || !/^https?:/.test(address)) return;
  const cause = createHash("sha256").update(address).digest("hex").slice(0, 32);
  await enqueue(
    tx,
    { kind: "adopt_picture", payload: { of, id }, cause: `picture:${of}:${id}:${cause}` },
    now,
  );
}
