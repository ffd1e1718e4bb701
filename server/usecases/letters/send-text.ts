import { segmentsOf } from "#domain/segments.ts";
import type { TextShare } from "#domain/text-messages.ts";
import { countText, markTextSent, uncountText } from "#server/database/sent-texts.ts";
import { NoAnswer, type Sms } from "#server/sms/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { raiseTextsUsedUp, readTextsOfDay } from "#server/usecases/texts-of-day.ts";

/**
 * Sends a text within its share of the day and keeps what the gateway says of it.
 * @param order.workId the queued work's
 * @returns whether it was sent; false where the day's texts are used up
 */
export async function sendText(
  { engine, now, sms }: Pick<UseCases, "engine" | "now" | "sms">,
  { workId, share, ...text }: Sms & { workId: string; share: TextShare },
): Promise<boolean> {
  if (!sms) throw new Error("This salon sends no texts.");
  const { day, sent, most } = await readTextsOfDay(engine.read, share, now());
  const counted = segmentsOf(text.text);
  // Written first and counted with the others: however many are sent at once, none goes beyond the limit.
  if (sent < most) await countText(engine.write, { id: workId, share, day, segments: counted });
  if (sent >= most || (await readTextsOfDay(engine.write, share, now())).sent > most) {
    await uncountText(engine.write, workId);
    await raiseTextsUsedUp(engine.write, { day, share }, now());
    return false;
  }
  try {
    const { segments = counted, cost = null, gatewayId = null } = await sms.send(text);
    await markTextSent(engine.write, workId, { segments, cost, gateway_id: gatewayId }, now());
    return true;
  } catch (error) {
    if (!(error instanceof NoAnswer)) await uncountText(engine.write, workId);
    throw error;
  }
}
