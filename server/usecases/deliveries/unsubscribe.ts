import { type NoticeKind, noticeKinds, reminderKinds } from "#domain/notices.ts";
import { insertNoticeRefusal } from "#server/database/notice-refusals.ts";
import { findTextLink, insertTextLink } from "#server/database/text-links.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isSameSeal } from "#server/usecases/is-same-seal.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Switches off the notices that a link's token names. Idempotent. @returns how many were switched off by this call */
export async function unsubscribe(app: UseCases, token: string): Promise<Result<number>> {
  const refusals = await readLink(app, token);
  if (refusals.length === 0) {
    return refuse("not_found", "This link is not one of ours. Change your notices in Settings.");
  }
  return await app.engine.transaction(async (tx) => {
    let changed = 0;
    for (const { subject, kind } of refusals) {
      changed += await insertNoticeRefusal(tx, subject, kind, app.now());
    }
    return ok(changed);
  });
}

/**
 * A link in a mail names one kind of notice, one in a text is a reminder's. A reminder's link stands for all reminders,
 * since nobody can tell one from the other. Settings can.
 */
async function readLink({ engine, seal }: UseCases, token: string): Promise<Refusal[]> {
  const isOfMail = token.includes(".");
  const named = isOfMail ? readUnsubscribeToken(seal, token) : null;
  if (named?.kind === "review_request") return [named];
  const subject = isOfMail ? named?.subject : await findTextLink(engine.read, token);
  return subject === undefined ? [] : reminderKinds.map((kind) => ({ subject, kind }));
}

/** The short code of an unsubscribe link in texts: 60 bits, so nobody can guess it. */
export async function writeStopCode(
  { engine, seal, now }: Pick<UseCases, "engine" | "seal" | "now">,
  subject: string,
): Promise<string> {
  const code = seal(`no more texts ${subject}`).slice(0, 10);
  await insertTextLink(engine.write, { code, subject }, now());
  return code;
}

interface Refusal {
  /** The subject in `notice_refusals`. */
  subject: string;
  kind: NoticeKind;
}

type Seal = (text: string) => string;

/** Signs a refusal, so that only this salon's mails can contain it. Valid until SESSION_SECRET changes. */
export function writeUnsubscribeToken(seal: Seal, { subject, kind }: Refusal): string {
  const named = Buffer.from(`${kind} ${subject}`).toString("base64url");
  return `${named}.${seal(`unsubscribe ${named}`)}`;
}

/** @returns null for a token that this salon did not write */
function readUnsubscribeToken(seal: Seal, token: string): Refusal | null {
  const [named = "", given = ""] = token.split(".");
  if (!isSameSeal(given, seal(`unsubscribe ${named}`))) return null;
  const [kind, subject = ""] = Buffer.from(named, "base64url").toString().split(" ");
  const known = noticeKinds.find((one) => one === kind);
  return known && subject !== "" ? { kind: known, subject } : null;
}
