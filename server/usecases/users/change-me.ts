import { updateUser } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { queueForeignPicture } from "#server/usecases/images/queue-foreign-picture.ts";

/** Saves what a person says of herself; what is left out stays. @returns how many were changed */
export async function changeMe(
  app: UseCases,
  userId: string,
  change: {
    name?: string | undefined;
    photoURL?: string | null | undefined;
    phone?: string | null | undefined;
  },
): Promise<number> {
  const { name, photoURL, phone } = change;
  const columns = {
    ...(name !== undefined && { name }),
    ...(photoURL !== undefined && { photo_url: photoURL }),
    ...(phone !== undefined && { phone }),
  };
  if (Object.keys(columns).length === 0) return 0;
  await app.engine.transaction(async (tx) => {
    await updateUser(tx, userId, columns);
    await queueForeignPicture(tx, { of: "user", id: userId, address: photoURL }, app.now());
  });
  return 1;
}
