import { type NoticeKind, noticeKinds } from "#domain/notices.ts";
import { insertNoticeRefusal } from "#server/database/notice-refusals.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Switches off the notice that the token names. Repeating it changes nothing. @returns how many were switched off now */
export async function unsubscribe(app: UseCases, token: string): Promise<Result<number>> {
  const refusal = readUnsubscribeToken(app.seal, token);
  if (!refusal) return refuse("not_found", "This link is not one of ours. Change your notices in Settings.");
  const { subject, kind } = refusal;
  return ok(await insertNoticeRefusal(app.engine.write, subject, kind, app.now()));
}

interface Refusal {
  /** 'user:<id>' or 'address:<sha-256>'. */
  subject: string;
  kind: NoticeKind;
}

type Seal = (text: string) => string;

/** Names a refusal so that only this salon's mails can have written it. It is good for as long as SESSION_SECRET. */
export function writeUnsubscribeToken(seal: Seal, { subject, kind }: Refusal): string {
  const named = Buffer.from(`${kind} ${subject}`).toString("base64url");
  return `${named}.${seal(`unsubscribe ${named}`)}`;
}

/** @returns null for anything that was not written here */
function readUnsubscribeToken(seal: Seal, token: string): Refusal | null {
  const [named = "", given = ""] = token.split(".");
  if (!isSameSeal(given, seal(`unsubscribe ${named}`))) return null;
  const [kind, subject = ""] = Buffer.from(named, "base64url").toString().split(" ");
  const known = noticeKinds.find((one) => one === kind);
  return known && subject !== "" ? { kind: known, subject } : null;
}
