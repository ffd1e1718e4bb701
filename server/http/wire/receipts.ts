import type { Receipt as WireReceipt } from "#contract/receipts.ts";
import { toDollars } from "#domain/money.ts";
import { taxIncluded } from "#domain/tax.ts";
import type { ChangedService } from "#server/database/visit-changes.ts";
import { toDiscount } from "#server/http/wire/quotes.ts";
import type { Receipt } from "#server/usecases/receipts/read-receipt.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** @param zone of the salon; the times carry its offset */
export function toReceipt(receipt: Receipt, zone: string): WireReceipt {
  const {
    number,
    created_at,
    issued,
    subject,
    name,
    startsAt,
    state,
    term,
    refunds,
    balance,
    dueCents,
    creditCents,
    sessionCents,
  } = receipt;
  const local = (instant: number) => zonedInstant(instant, zone);
  const { salon, lines, tax, paid } = issued;
  // A receipt that got its number late may be for the payment of a change, which then paid nothing besides.
  const changes = receipt.changes.map((change) =>
    change.transaction_id === paid.transactionId
      ? { ...change, paid_cents: 0, transaction_id: null }
      : change,
  );
  const laterCents = changes.reduce((sum, { paid_cents }) => sum + paid_cents, balance?.cents ?? 0);
  const paidCents = (paid.cents ?? issued.totalCents) + creditCents + sessionCents + laterCents;
  // A refund that was handed back may have reached the card as well.
  const leftCents = Math.max(0, paidCents - refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0));
  return {
    number,
    issuedAt: local(created_at),
    bookingId: "bookingId" in subject ? subject.bookingId : null,
    membershipId: "membershipId" in subject ? subject.membershipId : null,
    salon,
    name,
    startsAt: startsAt === null ? null : local(startsAt),
    status: state,
    term: term && { startsAt: local(term.startsAt), endsAt: local(term.endsAt) },
    lines: lines.map(({ serviceName, masterName, priceCents }) => ({
      service_name: serviceName,
      masterName,
      price: toDollars(priceCents),
    })),
    discountOf: issued.discountCents > 0 ? toDiscount(issued.discount ?? null) : null,
    discount: toDollars(issued.discountCents),
    total: toDollars(issued.totalCents),
    tax: tax && {
      name: tax.name,
      percent: tax.basisPoints / 100,
      amount: toDollars(tax.cents),
      left: toDollars(taxIncluded(leftCents, tax.basisPoints)),
    },
    paid: {
      by: paid.by,
      at: local(paid.at),
      transactionId: paid.transactionId,
      amount: toDollars(paid.cents ?? issued.totalCents),
    },
    ...(creditCents > 0 && { credit: toDollars(creditCents) }),
    ...(sessionCents > 0 && { session: toDollars(sessionCents) }),
    balance: balance && { amount: toDollars(balance.cents), at: local(balance.at) },
    due: toDollars(dueCents),
    ...(receipt.handBackCents > 0 && { handBack: toDollars(receipt.handBackCents) }),
    ...(receipt.keptCents > 0 && { kept: toDollars(receipt.keptCents) }),
    ...(receipt.atBankCents > 0 && { atBank: toDollars(receipt.atBankCents) }),
    tip: receipt.tipCents > 0 ? toDollars(receipt.tipCents) : null,
    changes: changes.map((change) => ({
      at: local(change.at),
      added: change.changed.added.map(toService),
      taken: change.changed.taken.map(toService),
      total: toDollars(change.price_cents),
      paid: toDollars(change.paid_cents),
      transactionId: change.transaction_id,
    })),
    refunds: refunds.map(({ amount_cents, state, updated_at, to }) => ({
      amount: toDollars(amount_cents),
      at: local(updated_at),
      arrived: state === "done",
      to,
    })),
    left: toDollars(leftCents),
  };
}

function toService({ name, cents }: ChangedService) {
  return { service_name: name, price: toDollars(cents) };
}
