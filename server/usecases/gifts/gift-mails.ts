import type { GiftCardRow } from "#server/database/gift-cards.ts";
import type { OutboxEntry } from "#server/database/outbox.ts";

/** The mails of a card sold on the site: the receipt to its buyer now, and the card to its recipient at its time. */
export function mailsOfSoldGiftCard(card: Pick<GiftCardRow, "id" | "sends_at">, now: number): OutboxEntry[] {
  const payload = { giftCardId: card.id };
  return [
    { kind: "mail_gift_card_bought", payload, cause: `gift_card_bought:${card.id}` },
    ...mailsOfGiftCard(card, now),
  ];
}

/** The mail with the card itself, if it is to be sent. */
export function mailsOfGiftCard(
  { id, sends_at: sendsAt }: Pick<GiftCardRow, "id" | "sends_at">,
  now: number,
): OutboxEntry[] {
  if (sendsAt === null) return [];
  const runAt = Math.max(now, sendsAt);
  return [{ kind: "mail_gift_card", payload: { giftCardId: id }, cause: firstMail(id), runAt }];
}

/** The cause of the mail that sends a card at its time. */
export function firstMail(id: string): string {
  return `gift_card:${id}`;
}
