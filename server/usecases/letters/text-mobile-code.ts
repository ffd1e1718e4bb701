import type { Language } from "#domain/language.ts";
import { isCodeOpen } from "#domain/mobile-proof.ts";
import { findMobileCode } from "#server/database/mobile-codes.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import type { SendOutcome } from "#server/usecases/letters/post.ts";
import { sendText } from "#server/usecases/letters/send-text.ts";
import { codeOfMobile } from "#server/usecases/people/prove-mobile.ts";
import { hasStoppedTexts } from "#server/usecases/stopped-texts.ts";
import { inLanguage } from "#server/usecases/texts/letterhead.ts";
import { fitted, smsTexts } from "#server/usecases/texts/sms.ts";

/** Sends the code that proves a mobile number, unless it has expired or was used. */
export async function textMobileCode(
  app: Pick<UseCases, "engine" | "now" | "seal" | "sms">,
  { codeId, language, workId }: { codeId: string; language: Language; workId: string },
): Promise<SendOutcome> {
  const code = await findMobileCode(app.engine.read, codeId);
  if (!code || !app.sms) return "gone";
  const { mobile: number, sent_at: sentAt, tries } = code;
  if (!isCodeOpen({ sentAt, tries, isUsed: code.used_at !== null }, app.now())) return "too_late";
  if (await hasStoppedTexts(app, number)) return "stopped";
  const { name } = inLanguage(await readSalon(app.engine.read), language);
  const text = fitted((cut) => smsTexts[language].code(codeOfMobile(app, codeId), cut(name)));
  const sent = await sendText(app, { id: codeId, number, text, work: workId, share: "codes" });
  return sent === "sent" ? null : sent;
}
