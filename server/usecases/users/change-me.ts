import { updateUser } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

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
  await updateUser(app.engine.write, userId, columns);
  return 1;
}
