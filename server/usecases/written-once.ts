import { idOf, newId } from "#server/database/new-id.ts";
import type { Result } from "#server/usecases/result.ts";

/**
 * Makes a write idempotent: returns what the same request has already written, or is writing concurrently.
 * @param find what is already written, or the refusal if that differs; undefined if nothing is
 */
export async function writtenOnce<Written>(
  find: () => Promise<Result<Written> | undefined>,
  write: () => Promise<Result<Written>>,
): Promise<Result<Written>> {
  const before = await find();
  if (before) return before;
  try {
    const written = await write();
    return written.ok ? written : ((await find()) ?? written);
  } catch (error) {
    const meanwhile = await find();
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/**
 * The id of what a request makes: a new one, or with a key the one that the same request of the same person had before.
 * @param what is made, in a word
 */
export function idOfMade(what: string, actorId: string, order: { key?: string | undefined }): string {
  return order.key === undefined ? newId() : idOf(`${what} ${actorId} ${JSON.stringify(order)}`);
}
