import { ok, type Result } from "#server/usecases/result.ts";

/** The answer to a call that makes something: its id. */
export function inserted(made: Result<string>): Result<{ insertedId: string }> {
  return made.ok ? ok({ insertedId: made.value }) : made;
}

/** The answer to a call that changes something: how many. */
export function modified(changed: Result<number>): Result<{ modifiedCount: number }> {
  return changed.ok ? ok({ modifiedCount: changed.value }) : changed;
}

/** The answer to a call that removes something: how many. */
export function deleted(removed: Result<number>): Result<{ deletedCount: number }> {
  return removed.ok ? ok({ deletedCount: removed.value }) : removed;
}
