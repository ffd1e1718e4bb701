import type { Transaction } from "kysely";
import { partsOf } from "#domain/deposit.ts";
import { partsWithCredit } from "#domain/gift-cards.ts";
import type { Language } from "#domain/language.ts";
import { sessionLine } from "#domain/pricing.ts";
import { around, noTime } from "#domain/time/span.ts";
import { findBuyer } from "#server/database/buyers.ts";
import { spanOfCells } from "#server/database/cells.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { newId } from "#server/database/new-id.ts";
import { findPackageOnSale, newBoughtPackage } from "#server/database/packages.ts";
import { newPayment, type PaymentRow, paymentInsert } from "#server/database/payments.ts";
import { findOpenChange, type PurchaseRow, purchaseInserts } from "#server/database/purchases.ts";
import { type SalonRow, salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { languageUpdate, type UserRow } from "#server/database/users.ts";
import { bankDecides, offSale, overtaken } from "#server/usecases/checkout/changed-meanwhile.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft.ts";
import { paidAlready } from "#server/usecases/checkout/paid-already.ts";
import { placeHold } from "#server/usecases/checkout/place-hold.ts";
import { releasePurchase } from "#server/usecases/checkout/release-purchase.ts";
import { reserveUse } from "#server/usecases/checkout/reserve-use.ts";
import { findUnchanged } from "#server/usecases/checkout/settle-change.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import { takeOffered } from "#server/usecases/checkout/take-offered.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { newGiftCard } from "#server/usecases/gifts/new-gift-card.ts";
import { reserveCredit } from "#server/usecases/gifts/reserve-credit.ts";
import { reserveSession } from "#server/usecases/gifts/use-package.ts";
import { hourTaken } from "#server/usecases/hours/other-hours.ts";
import { ok, Refused, type Result, refuse, signInFirst } from "#server/usecases/result.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";
import { justChanged } from "#server/usecases/visits/version-of-visit.ts";

export interface Buyer {
  userId: string;
  email: string;
  name: string;
  phone: string;
  /** The language of the page. The customer's mails use it until the customer chooses one. */
  language?: Language;
  /** The network of the request; absent where networks can't be told apart. */
  network?: string | null;
  /** Where the buyer came from, as a link said. */
  source?: string | undefined;
  /** Whether the buyer works here, and may test a booking before the salon opens. */
  worksHere?: boolean;
}

export interface Replacement {
  salon: SalonRow;
  buyer: Buyer;
  draft: PurchaseDraft;
  /** The buyer's open purchase, whose place it takes. */
  open: PurchaseRow | undefined;
}

/**
 * A written purchase with its first payment, which is null when nothing is due. `holdEndsAt` is null without an hour.
 */
interface WrittenPurchase {
  purchase: PurchaseRow;
  payment: PaymentRow | null;
  holdEndsAt: number | null;
}

/**
 * Writes a purchase in place of the open one, after stopping its payments. Refuses when the bank is still deciding
 * about the open one, and when that one turns out to be paid, unless it buys a visit.
 * @throws Refused as `write` does
 */
export async function writePurchase(app: UseCases, order: Replacement): Promise<Result<WrittenPurchase>> {
  const { open } = order;
  const stopped = open && (await stopPayments(app, open));
  if (stopped === "processing") return bankDecides;
  // A customer who asks for another hour may want both visits. Anything else would be bought twice.
  if (stopped === "paid" && open && open.kind !== "visit") return paidAlready[open.kind];
  return ok(await write(app, order));
}

/**
 * Writes a purchase with its hold and cells in one transaction, and gives up the open one, whose payments were stopped.
 * @throws Refused, with nothing changed: `not_set_up` without a card provider; `hold_limit` when too much is already
 *   held unpaid; `code_refused` when the last use of a code is gone; `slot_taken` when somebody else claimed a cell
 *   first; `wrong_state` when the visit to change has changed since; `payment_in_progress` when another tab has opened
 *   a purchase
 */
async function write(app: UseCases, { salon, buyer, draft, open }: Replacement): Promise<WrittenPurchase> {
  const replacedId = open?.id ?? null;
  const now = app.now();
  const priced = toPurchase(salon, buyer, draft, now);
  let freed = noTime;
  let written: WrittenPurchase;
  try {
    written = await app.engine.transaction(async (tx) => {
      await app.engine.lock(tx, "users", buyer.userId);
      // Hiding a service locks the salon first and then changes the catalogue, so keep that order here.
      if (draft.pack) await app.engine.lock(tx, "salon", salonId);
      const user = await findBuyer(app.engine, tx, buyer.userId, draft.kind);
      if (!user) throw new Refused(signInFirst);
      if (draft.version !== undefined && draft.version !== user.catalogue) throw new Refused(overtaken);
      if (draft.pack && !(await findPackageOnSale(tx, draft.pack.id))) throw new Refused(offSale);
      const openId = draft.change
        ? (await findOpenChange(tx, draft.change.bookingId))?.id
        : user.open_purchase_id;
      if (openId && openId !== replacedId) throw new Refused(refuse("payment_in_progress", busyElsewhere));
      const offered = await takeOffered(app, tx, draft.offered ?? [], {
        purchaseId: priced.id,
        holdMs: salon.hold_minutes * 60_000,
        replacedId,
      });
      const replaced = openId ? await releasePurchase(app, tx, openId, "chosen_anew") : null;
      if (replaced?.released === false) throw new Refused(refuse("payment_in_progress", busyElsewhere));
      freed = replaced?.freed ?? noTime;
      if (draft.change && !(await findUnchanged(app, tx, priced))) throw new Refused(justChanged);
      const purchase = await withCredit(app, tx, { ...priced, offered_hour_id: offered?.id ?? null });
      if (purchase.due_now_cents > 0 && !takesCards(app.site))
        throw new Refused(withoutCards[purchase.asked_by ?? ""] ?? noCards);
      const order = {
        buyer: user,
        purchaseId: purchase.id,
        claims: draft.claims,
        holdMinutes: salon.hold_minutes,
        network: buyer.network ?? null,
        offered,
      };
      const hold = draft.startsAt === null ? null : await placeHold(app, tx, order);
      const use = await reserveUse(app, tx, purchase);
      const payment = purchase.due_now_cents > 0 ? firstPayment(purchase, now) : null;
      await app.engine.together(tx, [
        newLanguage(tx, user, buyer),
        ...purchaseInserts(tx, purchase),
        use,
        draft.gift ? newGiftCard(app, tx, purchase, draft.gift) : null,
        ...(draft.pack ? newBoughtPackage(tx, purchase, draft.pack) : []),
        ...(hold?.writes ?? []),
        payment && paymentInsert(tx, payment),
      ]);
      return { purchase, payment, holdEndsAt: hold?.endsAt ?? null };
    });
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    throw new Refused(hourTaken.customer);
  }
  await app.engine.announce("availability", around([freed, spanOfCells(draft.claims)]));
  return written;
}

/** A purchase with what its gift card or its package pays. The row of that card or package stays locked. */
async function withCredit(
  app: UseCases,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
): Promise<PurchaseRow> {
  const { gift_card_id: giftCardId, total_cents: totalCents, due_now_cents: askedCents } = purchase;
  if (giftCardId === null || totalCents === 0) return purchase;
  const session = sessionLine(purchase.quote);
  const creditCents = session
    ? await reserveSession(app, tx, purchase, session.priceCents)
    : await reserveCredit(app, tx, giftCardId, totalCents);
  const { nowCents } = partsWithCredit(totalCents, askedCents, creditCents);
  return { ...purchase, credit_cents: creditCents, due_now_cents: nowCents };
}

/** Gives a customer who has not chosen a language that of the page. */
function newLanguage(tx: Transaction<Schema>, user: UserRow, { language }: Buyer): Write | null {
  if (!language || user.language_chosen === 1 || user.language === language) return null;
  return languageUpdate(tx, user.id, language);
}

function firstPayment({ id: purchaseId, due_now_cents: amountCents, currency }: PurchaseRow, now: number) {
  return newPayment({ purchaseId, attempt: 1, amountCents, currency }, now);
}

const noCards = refuse("not_set_up", "No card can be taken here at the moment. Call the salon.");
/** What a guest can do who may not pay at the salon now. */
const withoutCards: Record<string, typeof noCards> = {
  unverified: refuse(
    "not_set_up",
    "Confirm your e-mail address first. Then you can book, and pay at the salon.",
  ),
  unpaid_visits: refuse(
    "not_set_up",
    "Two of your coming visits are not paid yet. Once one of them is over, you can book again. Or call the salon.",
  ),
};

const busyElsewhere = "You are booking in another tab or window. Finish there, or try again here.";

function toChange(change: PurchaseDraft["change"]): PurchaseRow["change"] {
  if (!change) return null;
  const { bookingId: _, dueNowCents: __, ...about } = change;
  return about;
}

/** The row of a purchase, before a gift card or a package pays for any of it. */
export function toPurchase(salon: SalonRow, buyer: Buyer, draft: PurchaseDraft, now: number): PurchaseRow {
  return {
    id: newId(),
    user_id: buyer.userId,
    kind: draft.kind ?? "visit",
    state: "open",
    price_only: Number(draft.priceOnly),
    name: buyer.name,
    email: buyer.email,
    phone: buyer.phone,
    starts_at: draft.startsAt,
    total_cents: draft.quote.totalCents,
    due_now_cents:
      draft.change?.dueNowCents ?? partsOf(draft.quote.totalCents, draft.deposit ?? null).nowCents,
    deposit: draft.deposit ?? null,
    asked_by: draft.askedBy ?? null,
    gift_card_id: draft.giftCardId ?? null,
    credit_cents: 0,
    currency: salon.currency,
    quote: draft.quote,
    policy: salon.policy,
    created_at: now,
    source: buyer.source ?? null,
    booking_id: draft.change?.bookingId ?? null,
    change: toChange(draft.change),
    offered_hour_id: draft.offeredHourId ?? null,
    items: draft.items,
  };
}
