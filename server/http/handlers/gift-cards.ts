import type { GiftCard, GiftCardOrder, GivenGiftCard } from "#contract/gift-cards.ts";
import { isStaff } from "#domain/access.ts";
import { type GiftPicture, giftPictures, writeCode } from "#domain/gift-cards.ts";
import { toDollars } from "#domain/money.ts";
import { type GiftCardRow, listGiftLines } from "#server/database/gift-cards.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { modified } from "#server/http/wire/counts.ts";
import { languageOfPage } from "#server/identity/page-language.ts";
import { prepareGiftCard } from "#server/usecases/checkout/prepare-gift-card.ts";
import { settleOwn } from "#server/usecases/checkout/settle-own.ts";
import { sellGiftCard } from "#server/usecases/desk/sell-gift-card.ts";
import { findGiftCardByCode } from "#server/usecases/gifts/find-gift-card.ts";
import {
  listGivenGiftCards,
  listSoldGiftCards,
  type SoldGiftCard,
} from "#server/usecases/gifts/list-sold.ts";
import { mailGiftCardAgain } from "#server/usecases/gifts/mail-gift-card-again.ts";
import { refundGiftCard } from "#server/usecases/gifts/refund-gift-card.ts";
import { ok } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type GiftCardCalls =
  | "findGiftCard"
  | "createGiftCardPayment"
  | "createGiftCard"
  | "listMyGiftCards"
  | "listGiftCards"
  | "sellGiftCard"
  | "mailGiftCard"
  | "refundGiftCard";

const usualPage = 50;

/** Gift cards: found by their code, bought, sold at the desk and refunded. */
export const giftCardHandlers: Pick<Handlers, GiftCardCalls> = {
  async findGiftCard(app, { body, network, actor }) {
    // Guests share the salon's network, so their wrong codes must not count against the desk.
    const from = actor && isStaff(actor) ? null : network;
    const found = await findGiftCardByCode(app, body.code, { network: from, userId: actor?.userId });
    if (!found.ok) return found;
    const { card, leftCents, reservedCents } = found.value;
    const { zone } = await readSalon(app.engine.read);
    const lines = await listGiftLines(app.engine.read, card.id);
    return ok({
      worth: toDollars(card.worth_cents),
      left: toDollars(leftCents),
      ...(reservedCents > 0 && { reserved: toDollars(reservedCents) }),
      service_name: card.service_name,
      picture: pictureOf(card),
      from: card.from_name,
      to: card.to_name,
      message: card.message,
      lines: lines.map(({ kind, cents, at }) => ({
        // A mistake that the desk took back is shown like a cancellation's return.
        kind: kind === "used" && cents > 0 ? "returned" : kind,
        amount: toDollars(cents),
        at: zonedInstant(at, zone),
      })),
    });
  },

  async createGiftCardPayment(app, incoming) {
    const caller = signedIn(incoming);
    const language = languageOfPage(incoming.headers.get("referer"));
    const buyer = {
      userId: caller.userId,
      email: caller.email,
      name: caller.name,
      phone: caller.phone ?? "",
      language,
      network: incoming.network,
      worksHere: isStaff(caller),
    };
    const prepared = await prepareGiftCard(app, buyer, {
      ...wordsOf(incoming.body),
      // Without another address, the card is mailed to the buyer, who hands it over.
      to_email: incoming.body.email ?? caller.email,
      language,
      sendOn: incoming.body.sendOn,
    });
    if (!prepared.ok) return prepared;
    const { clientSecret, purchaseId, totalCents } = prepared.value;
    return ok({ clientSecret, purchaseId, total: toDollars(totalCents) });
  },

  async createGiftCard(app, incoming) {
    const { userId } = signedIn(incoming);
    const made = await settleOwn(app, { userId, ...incoming.body, kind: "gift_card" });
    return made.ok ? ok({ insertedId: made.value.id }) : made;
  },

  async listMyGiftCards(app, incoming) {
    const { zone } = await readSalon(app.engine.read);
    const given = await listGivenGiftCards(app, signedIn(incoming).userId);
    return ok(given.map((card) => toGiven(card, zone)));
  },

  async listGiftCards(app, { query }) {
    const { limit = usualPage, cursor: before, ...which } = query;
    const { zone } = await readSalon(app.engine.read);
    const { cards, counts, owedCents } = await listSoldGiftCards(app, { limit, before, ...which });
    return ok({
      owed: toDollars(owedCents),
      ...(counts && { counts }),
      cards: cards.map((sold) => toSold(sold, zone)),
      next: cards.length < limit ? null : (cards.at(-1)?.card.id ?? null),
    });
  },

  async sellGiftCard(app, incoming) {
    const { method, email, key } = incoming.body;
    const sold = await sellGiftCard(app, signedIn(incoming).userId, {
      ...wordsOf(incoming.body),
      to_email: email ?? null,
      language: languageOfPage(incoming.headers.get("referer")),
      method,
      key,
    });
    return sold.ok ? ok({ insertedId: sold.value.id, code: writeCode(sold.value.code) }) : sold;
  },

  async mailGiftCard(app, incoming) {
    const { params, body } = incoming;
    return modified(await mailGiftCardAgain(app, signedIn(incoming).userId, params.id, body.email));
  },

  async refundGiftCard(app, incoming) {
    const refunded = await refundGiftCard(app, signedIn(incoming).userId, incoming.params.id);
    if (!refunded.ok) return refunded;
    const { cardCents, atSalonCents } = refunded.value;
    return ok({ refund: toDollars(cardCents), atSalon: toDollars(atSalonCents) });
  },
};

function toSold(sold: SoldGiftCard, zone: string): GiftCard {
  const { card, isRefundable, backCents, goneCents } = sold;
  return {
    ...toGiven(sold, zone),
    from: card.from_name,
    atDesk: card.purchase_id === null,
    refundable: isRefundable,
    back: toDollars(backCents),
    ...(goneCents > 0 && { gone: toDollars(goneCents) }),
  };
}

function toGiven({ card, leftCents, state }: SoldGiftCard, zone: string): GivenGiftCard {
  const local = (instant: number | null) => zonedInstant(instant, zone);
  return {
    _id: card.id,
    state,
    worth: toDollars(card.worth_cents),
    left: toDollars(leftCents),
    service_name: card.service_name,
    picture: pictureOf(card),
    to: card.to_name,
    email: card.to_email,
    soldAt: zonedInstant(card.sold_at ?? card.created_at, zone),
    sendsAt: local(card.sends_at),
    sentAt: local(card.sent_at),
  };
}

function wordsOf({ price, serviceId, picture, from, to, message }: Omit<GiftCardOrder, "email" | "sendOn">) {
  return { price, serviceId, picture, from_name: from, to_name: to, message };
}

function pictureOf({ picture }: GiftCardRow): GiftPicture {
  return giftPictures.find((known) => known === picture) ?? "ribbon";
}
