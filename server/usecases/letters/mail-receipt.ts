import type { Work } from "#server/database/outbox-work.ts";
import type { IssuedReceipt } from "#server/database/receipts.ts";
import { listChangesOfVisit } from "#server/database/visit-changes.ts";
import { compose } from "#server/usecases/letters/compose.ts";
import type { Post, SendOutcome } from "#server/usecases/letters/post.ts";
import { openVisitLetter, type VisitLetter } from "#server/usecases/letters/visit-letter.ts";
import { type CreditBeside, readCreditBeside } from "#server/usecases/receipts/credit-beside.ts";
import { isPricedAnew, pricedNow } from "#server/usecases/receipts/priced-now.ts";
import { issueReceipt, readBalance, readTip, sumDisputed } from "#server/usecases/receipts/read-receipt.ts";
import { pageUrl } from "#server/usecases/texts/letterhead.ts";
import { listPaymentsOfBooking } from "#server/usecases/visits/paid-visit.ts";

/** Sends the receipt of a visit. @param after identifies a later payment, after the receipt was first sent */
export async function mailReceipt(
  post: Post,
  { bookingId, after }: Work["mail_receipt"],
): Promise<SendOutcome> {
  const letter = await openVisitLetter(post, bookingId);
  if (typeof letter === "string") return letter;
  const { booking, head, texts, words } = letter;
  const db = post.app.engine.read;
  if (booking.email === "") return "no_address";
  if (booking.state === "cancelled") return "cancelled";
  const receipt = await issueReceipt(post.app, booking);
  if (!receipt) return "not_paid";
  const { actions, receiptNumber } = texts.common;
  const { issued } = receipt;
  const balance = await readBalance(db, booking, receipt);
  const credit = await readCreditBeside(db, booking, issued);
  const sumOf = (back: typeof balance.handedBack) =>
    back.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const handedBackCents = sumOf(balance.handedBack);
  const mistakenCents = sumOf(balance.takenBack);
  const since = {
    ...balance,
    ...credit,
    handedBackCents,
    mistakenCents,
    tipCents: await readTip(db, booking.id),
    atBankCents: await sumDisputed(db, await listPaymentsOfBooking(db, booking)),
  };
  const isChanged = (await listChangesOfVisit(db, booking.id)).length > 0;
  const isAnew = isChanged || isPricedAnew(issued, booking, isChanged);
  // A card payment for a change is added to the first payment.
  const cardCents = isChanged && issued.paid.by === "card" ? booking.card_cents : undefined;
  const told = isAnew ? pricedNow(issued, booking, cardCents) : issued;
  const page = pageUrl(head, `/dashboard/receipts/${booking.id}`);
  const mail = compose(
    head,
    { about: ["receipt", booking.id, after].filter(Boolean).join("."), to: booking.email },
    texts.visits.receipt(words, receipt.number),
    {
      label: receiptNumber(receipt.number),
      ...figures(told, since, letter),
      ...(booking.user_id !== null && { actions: [{ label: actions.receipt, url: page }] }),
    },
  );
  await post.mailer.send(mail);
  return null;
}

/** What was paid since the receipt got its number, what is still to pay, and what a bank has taken meanwhile. */
type Since = Awaited<ReturnType<typeof readBalance>> &
  CreditBeside & { handedBackCents: number; mistakenCents: number; tipCents: number; atBankCents: number };

/**
 * The lines minus the discount are the total, which includes the tax. What was paid and is due, minus what was refunded
 * and what the policy keeps, adds up to the total. The tip is separate, and a bank has its part of what cards paid.
 */
function figures(
  issued: IssuedReceipt,
  {
    atBankCents,
    balance,
    dueCents,
    handBackCents,
    handedBackCents,
    keptCents,
    keptByCardCents,
    creditCents,
    mistakenCents,
    sessionBackCents,
    sessionCents,
    takenBackCents,
    tipCents,
  }: Since,
  letter: VisitLetter,
) {
  const { booking, head, texts } = letter;
  const { rows, written } = texts.common;
  const { lines, discount, discountCents, totalCents, tax, paid } = issued;
  const paidNow = {
    card: rows.paidNow,
    gift_card: rows.paidByGiftCard,
    package: rows.paidByPackage,
    salon: rows.paidAtSalon,
  }[paid.by];
  const byCardCents = booking.card_cents + keptByCardCents;
  const paidCents = (paid.cents ?? totalCents) + (paid.by === "card" ? keptByCardCents : 0);
  // A change can be paid by card even if nothing was when the visit was booked.
  const besideCents = paid.by === "card" ? 0 : byCardCents;
  const besides = takenBackCents + mistakenCents + handedBackCents + keptCents + besideCents + atBankCents;
  const giftBackCents = takenBackCents - sessionBackCents;
  // The sum is only shown if something else was paid, refunded or kept.
  const isWhole = paid.cents === undefined && balance === null && besides === 0;
  const startsAt = booking.starts_at;
  const facts: [string, string][] = [
    ...(startsAt === null ? [] : optional(true, rows.visit, written.dated(startsAt, head.salon.zone))),
    ...lines.map(({ serviceName, priceCents }, place): [string, string] => [
      nameOf(serviceName, place, letter),
      written.money(priceCents),
    ]),
    ...optional(
      discountCents > 0,
      discount?.kind === "code" ? `${rows.discount}, ${discount.code}` : rows.discount,
      written.money(-discountCents),
    ),
    ...(tax
      ? optional(true, rows.taxIncluded(tax.name, tax.basisPoints / 100), written.money(tax.cents))
      : []),
    ...optional(sessionCents > 0, rows.paidByPackage, written.money(sessionCents)),
    ...optional(creditCents > 0, rows.paidByGiftCard, written.money(creditCents)),
    ...(isWhole
      ? optional(true, rows.paidHow, rows.paidBy[paid.by])
      : optional(paidCents > 0, paidNow, written.money(paidCents))),
    ...optional(besideCents > 0, rows.paidNow, written.money(besideCents)),
    ...optional(atBankCents > 0, rows.atBank, written.money(atBankCents)),
    ...optional(balance !== null, rows.paidAtSalon, written.money(balance?.cents ?? 0)),
    ...optional(giftBackCents > 0, rows.backOnGiftCard, written.money(-giftBackCents)),
    ...optional(sessionBackCents > 0, rows.backInPackage, written.money(-sessionBackCents)),
    ...optional(mistakenCents > 0, rows.takenBack, written.money(-mistakenCents)),
    ...optional(dueCents > 0, rows.dueAtSalon, written.money(dueCents)),
    ...optional(handedBackCents > 0, rows.handedBack, written.money(-handedBackCents)),
    ...optional(keptCents > 0, rows.kept, written.money(-keptCents)),
    ...optional(handBackCents > 0, rows.handBack, written.money(handBackCents)),
    ...optional(tipCents > 0, rows.tip, written.money(tipCents)),
    [rows.date, written.dated(paid.at, head.salon.zone)],
    ...optional(paid.transactionId !== null, rows.transaction, paid.transactionId ?? ""),
  ];
  return { rows: facts, total: [rows.total, written.money(totalCents)] as const };
}

/** A line keeps its name from the day of the receipt. If the visit still has that service, the name is translated. */
function nameOf(kept: string, place: number, { booking, said }: VisitLetter): string {
  return booking.items[place]?.service_name === kept ? (said.items[place]?.service_name ?? kept) : kept;
}

function optional(isThere: boolean, name: string, value: string): [string, string][] {
  return isThere ? [[name, value]] : [];
}
