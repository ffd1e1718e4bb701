import { insertNoticeRefusal } from "#server/database/notice-refusals.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { readUnsubscribeToken } from "#server/usecases/notices/unsubscribe-token.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Stops a kind of mail to whom the token names. Repeating it changes nothing. @returns how many were stopped now */
export async function unsubscribe(app: UseCases, token: string): Promise<Result<number>> {
  const refusal = readUnsubscribeToken(app.seal, token);
  if (!refusal) return refuse("not_found", "This link is not one of ours. Change your notices in Settings.");
  const { subject, kind } = refusal;
  return ok(await insertNoticeRefusal(app.engine.write, subject, kind, app.now()));
}
