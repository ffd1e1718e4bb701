import { answerIn } from "#domain/text-answers.ts";
import { findDelivery } from "#server/database/deliveries.ts";
import type { Handle } from "#server/database/handle.ts";
import { enqueue } from "#server/database/outbox.ts";
import { keepReceipt, markTextTaken } from "#server/database/sent-texts.ts";
import type { CalledByGateway } from "#server/sms/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { rememberAnswer } from "#server/usecases/stopped-texts.ts";

/**
 * Hears what the gateway tells of a text, or what its reader has answered. A text that does not reach its phone is told by mail,
 * once, however often and in whatever order the gateway tells.
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

/** Queues the mail of a text that was sent. What it says, and whether it still says anything, is found out when it is sent. */
async function mailInstead(tx: Handle, workId: string, now: number): Promise<void> {
  const row = await findDelivery(tx, workId);
  // A code is good for a phone alone.
  if (!row?.kind.startsWith("sms_") || row.kind === "sms_code") return;
  await enqueue(
    tx,
    {
      kind: row.kind.replace(/^sms/, "mail"),
      payload: { ...JSON.parse(row.payload), settled: "1" },
      cause: `undelivered:${workId}`,
    },
    now,
  );
}
