import type { Language } from "#domain/language.ts";
import { isCodeOpen } from "#domain/mobile-proof.ts";
import { findMobileCode } from "#server/database/mobile-codes.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { SendOutcome } from "#server/usecases/letters/post.ts";
import { codeOfMobile } from "#server/usecases/people/prove-mobile.ts";
import { inLanguage } from "#server/usecases/texts/letterhead.ts";
import { smsTexts } from "#server/usecases/texts/sms.ts";

/** Sends the code that proves a mobile number, unless it is over or used already. */
export async function textMobileCode(
  app: Pick<UseCases, "engine" | "now" | "seal" | "sms">,
  { codeId, language }: { codeId: string; language: Language },
): Promise<SendOutcome> {
  const code = await findMobileCode(app.engine.read, codeId);
  if (!code || !app.sms) return "gone";
  const { mobile: number, sent_at: sentAt, tries } = code;
  if (!isCodeOpen({ sentAt, tries, isUsed: code.used_at !== null }, app.now())) return "too_late";
  const { name } = inLanguage(await readSalon(app.engine.read), language);
  await app.sms.send({ id: codeId, number, text: smsTexts[language].code(codeOfMobile(app, codeId), name) });
  return null;
}
