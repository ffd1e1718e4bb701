import { audit } from "#server/database/audit-log.ts";
import { findGiftCard, setGiftAddress } from "#server/database/gift-cards.ts";
import { newId } from "#server/database/new-id.ts";
import { enqueue } from "#server/database/outbox.ts";
import { withdrawWork } from "#server/database/outbox-withdrawn.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { firstMail } from "#server/usecases/gifts/gift-mails.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Sends a card again at once. A new address, if given, replaces the old one. */
export async function mailGiftCardAgain(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  email: string | undefined,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "gift_cards", id);
    const card = await findGiftCard(tx, id);
    if (!card || card.kind === "package" || card.sold_at === null)
      return refuse("not_found", "There is no such gift card.");
    if (card.refunded_at !== null) return refuse("wrong_state", "This gift card was given back.");
    const address = email ?? card.to_email;
    if (address === null) return refuse("invalid_input", "Name the address that it is sent to.");
    const now = app.now();
    if (address !== card.to_email) await setGiftAddress(tx, id, address);
    // A first mail that nobody has begun to send would be a second one.
    await withdrawWork(tx, firstMail(id), now);
    const again = newId();
    const payload = { giftCardId: id, again };
    await enqueue(tx, { kind: "mail_gift_card", payload, cause: `${firstMail(id)}:${again}` }, now);
    await audit(tx, { actorId, action: "mail_gift_card", subjectId: id }, now);
    return ok(1);
  });
}
