import { updateUser } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Saves the name under which a person is known to the salon. @returns her id */
export async function nameUser(app: UseCases, userId: string, name: string): Promise<string> {
  await updateUser(app.engine.write, userId, { name });
  return userId;
}
