import { segmentsOf } from "#domain/segments.ts";
import type { TextShare } from "#domain/text-messages.ts";
import { salonId } from "#server/database/salon.ts";
import { countText, findSentText, markTextSent, uncountText } from "#server/database/sent-texts.ts";
import { NoAnswer, type Sms, StoppedByReader } from "#server/sms/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { rememberRefusal } from "#server/usecases/stopped-texts.ts";
import { raiseTextsUsedUp, readTextsOfDay } from "#server/usecases/texts-of-day.ts";

/**
 * `limit`: the day's texts are used up. `undelivered`: the gateway already reported that it did not reach its phone.
 */
export type TextOutcome = "sent" | "limit" | "undelivered";

/**
 * Sends a text within its share of the day, and stores the gateway's response.
 * @param order.work the id of the queued work
 */
export async function sendText(
  app: Pick<UseCases, "engine" | "now" | "seal" | "sms">,
  { share, ...text }: Sms & { share: TextShare },
): Promise<TextOutcome> {
  const { engine, now, sms } = app;
  if (!sms) throw new Error("This salon sends no texts.");
  const { work, by = "sms" } = text;
  const known = await findSentText(engine.write, work);
  if (known?.sent_at) return "sent";
  if (known?.receipt === "undelivered") return "undelivered";
  const counted = by === "sms" ? segmentsOf(text.text) : 1;
  // Count before sending, one at a time, so that concurrent sends never exceed the limit.
  const { isCounted, day } = await engine.transaction(async (tx) => {
    await engine.lock(tx, "salon", salonId);
    const others = await readTextsOfDay(tx, share, now(), work);
    const isCounted = others.sent < others.most;
    const { day } = others;
    if (isCounted) await countText(tx, { id: work, share, day, segments: counted, channel: by });
    return { isCounted, day };
  });
  if (!isCounted) {
    await raiseTextsUsedUp(engine.write, { day, share }, now());
    return "limit";
  }
  const taken = await sms.send(text).catch(async (error: unknown) => {
    if (!(error instanceof NoAnswer)) await uncountText(engine.write, work);
    if (error instanceof StoppedByReader) await rememberRefusal(app, text.number);
    throw error;
  });
  const { segments = counted, cost = null, gatewayId = null } = taken;
  try {
    const told = { segments, cost, gateway_id: gatewayId };
    if (await markTextSent(engine.write, work, told, now())) return "sent";
    // If the gateway reported the text as accepted first, the handler of a later failure report queues the mail
    // instead.
    return (await findSentText(engine.write, work))?.sent_at ? "sent" : "undelivered";
  } catch {
    throw new NoAnswer("The gateway took the text, which could not be kept.");
  }
}
