import { writeCode } from "#domain/gift-cards.ts";
import { banglaServiceName } from "#server/database/bangla-names.ts";
import { findGiftCard, type GiftCardRow, noteGiftCardSent } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Work } from "#server/database/outbox-work.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { findUser } from "#server/database/users.ts";
import { presentGiftCode } from "#server/usecases/gifts/gift-code.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import { giftMailPicture } from "#server/usecases/letters/mail-picture.ts";
import { letterhead, type Post, type SendOutcome } from "#server/usecases/letters/post.ts";
import { withoutLinks } from "#server/usecases/letters/without-links.ts";
import { type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

/** Sends a gift card with its code. The code is in the fragment (#) of the link, which no server reads. */
export async function mailGiftCard(
  post: Post,
  { giftCardId, again }: Work["mail_gift_card"],
): Promise<SendOutcome> {
  const { app } = post;
  const card = await findGiftCard(app.engine.read, giftCardId);
  if (!card || card.sold_at === null) return "gone";
  if (card.refunded_at !== null) return "cancelled";
  // The desk has sent it before its day, or while its first mail was still being tried.
  if (again === undefined && card.sent_at !== null) return "already_done";
  if (!card.to_email) return "no_address";
  const code = writeCode(await presentGiftCode(app, card));
  const head = await letterhead(post, card.language);
  const { giftCard: texts, common } = textsOf(head);
  const about = ["gift_card", card.id, again].filter(Boolean).join(".");
  // Both names are erased when the giver deletes their account.
  const from = withoutLinks(card.from_name) || head.salon.name;
  const worth = common.written.money(card.worth_cents);
  const words = texts.given({
    salon: head.salon.name,
    to: withoutLinks(card.to_name) || card.to_email,
    from,
    worth,
  });
  const message = withoutLinks(card.message);
  const mail = compose(head, { about, to: card.to_email }, words, {
    picture: new URL(giftMailPicture(card.picture), head.publicUrl).href,
    tall: true,
    ...(message !== "" && { quote: { text: message, by: from } }),
    voucher: { name: texts.rows.code, code, worthName: texts.rows.onIt, worth },
    rows: await serviceRow(app.engine.read, card, head),
    actions: [
      { label: texts.actions.open, url: `${pageUrl(head, "/gift-card/received")}#${code}` },
      { label: common.actions.services, url: pageUrl(head, "/services") },
    ],
  });
  await post.mailer.send(mail);
  await noteGiftCardSent(app.engine.write, card.id, app.now());
  return null;
}

/** Tells the buyer what was paid, and where and when the card is sent. */
export async function mailGiftCardBought(post: Post, giftCardId: string): Promise<SendOutcome> {
  const db = post.app.engine.read;
  const card = await findGiftCard(db, giftCardId);
  const purchase = card?.purchase_id ? await findPurchase(db, card.purchase_id) : undefined;
  const user = purchase && (await findUser(db, purchase.user_id));
  if (!card || !user) return "gone";
  if (card.refunded_at !== null) return "cancelled";
  const head = await letterhead(post, user.language);
  const { giftCard: texts, common } = textsOf(head);
  const { written, rows } = common;
  const paid = written.money(card.worth_cents);
  const sends = card.sends_at === null ? "" : written.dated(card.sends_at, head.salon.zone);
  const words = texts.bought({ salon: head.salon.name, to: withoutLinks(card.to_name), worth: paid, sends });
  const mail = compose(head, { about: `gift_card_bought.${card.id}`, to: user.email }, words, {
    rows: [
      [texts.rows.to, withoutLinks(card.to_name)],
      [rows.email, card.to_email ?? ""],
      ...(await serviceRow(db, card, head)),
      [rows.date, written.dated(card.sold_at ?? card.created_at, head.salon.zone)],
      [rows.transaction, card.transaction_id ?? ""],
    ],
    total: [rows.total, paid],
  });
  await post.mailer.send(mail);
  return null;
}

/** The service that the card is meant for, in the mail's language. */
async function serviceRow(
  db: Handle,
  { service_name: name }: GiftCardRow,
  head: Letterhead,
): Promise<[string, string][]> {
  if (name === null) return [];
  const said = head.language === "bn" ? await banglaServiceName(db, name) : name;
  return [[textsOf(head).giftCard.rows.service, said]];
}
