import { segmentsOf } from "#domain/segments.ts";
import type { TextShare } from "#domain/text-messages.ts";
import { salonId } from "#server/database/salon.ts";
import { countText, isTextSent, markTextSent, uncountText } from "#server/database/sent-texts.ts";
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
  if (await isTextSent(engine.write, workId)) return true;
  const counted = segmentsOf(text.text);
  // Counted before it is sent, one after the other: however many are sent at once, none goes beyond the limit.
  const { isCounted, day } = await engine.transaction(async (tx) => {
    await engine.lock(tx, "salon", salonId);
    const others = await readTextsOfDay(tx, share, now(), workId);
    const isCounted = others.sent < others.most;
    if (isCounted) await countText(tx, { id: workId, share, day: others.day, segments: counted });
    return { isCounted, day: others.day };
  });
  if (!isCounted) {
    await raiseTextsUsedUp(engine.write, { day, share }, now());
    return false;
  }
  const taken = await sms.send(text).catch(async (error: unknown) => {
    if (!(error instanceof NoAnswer)) await uncountText(engine.write, workId);
    throw error;
  });
  const { segments = counted, cost = null, gatewayId = null } = taken;
  try {
    await markTextSent(engine.write, workId, { segments, cost, gateway_id: gatewayId }, now());
  } catch {
    throw new NoAnswer("The gateway took the text, which could not be kept.");
  }
  return true;
}
