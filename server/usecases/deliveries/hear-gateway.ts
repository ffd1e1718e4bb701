import { answerIn } from "#domain/text-answers.ts";
import { keepReceipt, markTextTaken } from "#server/database/sent-texts.ts";
import type { CalledByGateway } from "#server/sms/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { mailInstead } from "#server/usecases/deliveries/mail-instead.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { rememberAnswer } from "#server/usecases/stopped-texts.ts";

/**
 * Handles a gateway's delivery report, or a reader's reply. A text that does not reach its phone is replaced by a mail,
 * once, however often and in whatever order reports arrive.
 */
export async function hearGateway(
  app: Pick<UseCases, "engine" | "now" | "seal" | "sms">,
  called: CalledByGateway,
): Promise<Result<null>> {
  const { engine, now, sms } = app;
  if (!sms?.hear) return refuse("not_found");
  const news = sms.hear(called);
  if (!news) return refuse("invalid_input", "The signature does not fit.");
  if (news.kind === "nothing") return ok(null);
  if (news.kind === "answer") {
    const wants = answerIn(news.text);
    if (wants) await rememberAnswer(app, { ...news, wants });
    return ok(null);
  }
  const { work, state, why } = news;
  await engine.transaction(async (tx) => {
    if (state !== "undelivered") await markTextTaken(tx, work, now());
    if (state === "taken") return;
    const wasSent = await keepReceipt(tx, work, { receipt: state, why });
    // While a text is still being sent, its sender queues the mail.
    if (state === "undelivered" && wasSent) await mailInstead(tx, work, now());
  });
  return ok(null);
}
