import { hash } from "node:crypto";
import { toLatinDigits } from "#domain/digits.ts";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import { internationalMobile } from "#domain/mobile.ts";
import { codeFrom, codesOfPerson, codesToNumber, isCodeOpen, mobileCode } from "#domain/mobile-proof.ts";
import { followUser } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { insertMobileCode, markMobileProved, tryMobileCode } from "#server/database/mobile-codes.ts";
import { enqueue, enqueueAll } from "#server/database/outbox.ts";
import { giveVisitsOfNumber } from "#server/database/proved-visits.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { findUser, updateUser } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { noticesOfGiven } from "#server/usecases/post/queue.ts";
import { ok, type Refusal, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { raiseTextsUsedUp, readTextsOfDay } from "#server/usecases/texts-of-day.ts";

type Prover = Pick<UseCases, "engine" | "now" | "seal" | "sms">;

/**
 * Sends a code to a mobile number. Typing it proves that the number is one's own. The response does not reveal whether
 * the salon knows the number.
 * @returns the number with its country code, and until when the code is valid
 */
export async function sendMobileCode(
  app: Prover,
  userId: string,
  { mobile, language }: { mobile: string; language: Language },
): Promise<Result<{ sentTo: string; goodUntil: number }>> {
  if (!app.sms) return refuse("not_set_up", "This salon sends no texts yet.");
  const number = internationalMobile(mobile);
  if (number === null) {
    return refuse("invalid_input", "No mobile number looks like that. Check its digits in your profile.");
  }
  const now = app.now();
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const user = await findUser(tx, userId);
    if (!user) return signInFirst;
    if (user.proved_mobile === number) {
      return refuse("wrong_state", "This number is confirmed already.");
    }
    const tooMany = await countText(app, tx, { userId, number }, now);
    if (tooMany) return tooMany;
    const codeId = await insertMobileCode(tx, { userId, mobile: number }, now);
    const payload = { codeId, language };
    await enqueue(tx, { kind: "sms_code", payload, cause: `sms_code:${codeId}` }, now);
    return ok({ sentTo: number, goodUntil: now + mobileCode.lastsMs });
  });
}

/** Counts a text before it is sent. @returns the refusal if there were too many */
async function countText(
  { seal }: Pick<UseCases, "seal">,
  tx: Handle,
  { userId, number }: { userId: string; number: string },
  now: number,
): Promise<Refusal | null> {
  const limits = [
    [`codes of ${userId}`, codesOfPerson, "You have asked for six codes today. Try again tomorrow."],
    [`codes to ${seal(number)}`, codesToNumber, "Three codes went to this number. Try again in an hour."],
  ] as const;
  for (const [key, limit, sentence] of limits) {
    if (await countCall(tx, key, limit, now)) continue;
    const retryAfter = Math.ceil((limit.windowMs - (now % limit.windowMs)) / 1000);
    return refuse("too_many_requests", sentence, { retryAfter });
  }
  const { day, sent, most } = await readTextsOfDay(tx, "codes", now);
  if (sent < most) return null;
  await raiseTextsUsedUp(tx, { day, share: "codes" }, now);
  return refuse("too_many_requests", "No more texts can be sent today. Try again tomorrow.");
}

/**
 * Checks the code that was sent last. If it is right, the number becomes the account's own: it is shown in the profile,
 * the visits that the desk booked for it appear, and any other account loses it.
 */
export async function proveMobile(app: Prover, userId: string, typed: string): Promise<Result<number>> {
  try {
    return await takeCode(app, userId, typed);
  } catch (error) {
    if (!app.engine.violates(error, "provedMobile")) throw error;
    // Another account has just proved the same number. The later one gets it.
    return await takeCode(app, userId, typed);
  }
}

async function takeCode(app: Prover, userId: string, typed: string): Promise<Result<number>> {
  const now = app.now();
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", userId);
    const code = await tryMobileCode(tx, userId);
    const user = await findUser(tx, userId);
    const isOpen =
      code && isCodeOpen({ sentAt: code.sent_at, tries: code.tries, isUsed: code.used_at !== null }, now);
    if (!isOpen || !user) return refuse("wrong_state", "This code is over. Send another one.");
    if (toLatinDigits(typed) !== codeOfMobile(app, code.id)) {
      const message = "This is not the code that we sent. Read the text again.";
      return refuse("invalid_input", undefined, { errors: [{ field: "code", message }] });
    }
    await markMobileProved(tx, code, now);
    const phoneKey = numberKey(code.mobile);
    const isSame = user.phone !== null && numberKey(user.phone) === phoneKey;
    const phone = isSame ? user.phone : code.mobile.replace(/^\+88(?=0)/, "");
    await updateUser(tx, userId, { phone });
    await followUser(tx, user, { phone });
    const given = await giveVisitsOfNumber(tx, userId, phoneKey);
    await enqueueAll(tx, await noticesOfGiven(app, tx, given), now);
    return ok(1);
  });
}

/** The code that was sent. It is derived from the server's secret, so it is not stored. */
export function codeOfMobile({ seal }: Pick<UseCases, "seal">, id: string): string {
  return codeFrom(hash("sha256", seal(`mobile code ${id}`), "buffer"));
}
