import { isAsNamed } from "#domain/availability/services-with.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import type { WayToPay } from "#domain/visit-change.ts";
import { otherPrice } from "#server/usecases/checkout/changed-meanwhile.ts";
import type { ChangeWanted, PlannedChange } from "#server/usecases/checkout/plan-change.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";
import { refundChanged } from "#server/usecases/visits/comes-back.ts";
import { justChanged } from "#server/usecases/visits/version-of-visit.ts";

export interface ChangeOrder extends ChangeWanted {
  serviceIds: readonly string[];
  /** What the page showed: the visit's version, its new price and what cards get back. */
  seen: string;
  priceCents: number;
  backCents: number;
  /** What the page showed that the desk hands back; absent: nothing. */
  handBackCents?: number | undefined;
  /** What the page showed that returns to gift cards; absent: nothing. */
  toGiftCents?: number | undefined;
  /** What the page showed that happens to a package's session; absent: nothing. */
  session?: SessionOutcome | undefined;
  /** Where the difference is paid; absent: the default way. */
  pay?: WayToPay | undefined;
  /** What the page showed that a card is charged; absent: nothing. */
  chargeCents?: number | undefined;
  network: string | null;
}

/** Whether the visit already is as asked, so that a repeated request changes nothing. */
export function isSame(
  { booking, startsAt }: PlannedChange,
  { serviceIds, masters = [] }: ChangeOrder,
): boolean {
  const { items, starts_at } = booking;
  if (startsAt !== starts_at || items.length !== serviceIds.length) return false;
  return items.every(
    (item, at) => item.service_id === serviceIds[at] && isAsNamed(masters, at, item.master_id),
  );
}

/** Refuses a change that differs from what the page showed; null when it is the same. */
export function refuseUnseen(
  { seen, priceCents, money, session, chargeCents }: PlannedChange,
  order: ChangeOrder,
): Refusal | null {
  if (seen !== order.seen) return justChanged;
  if (priceCents !== order.priceCents) return otherPrice(priceCents);
  const isOther = (shown: number | undefined, cents: number) => shown !== undefined && shown !== cents;
  const isOtherBack =
    isOther(order.backCents, money.backCents) ||
    isOther(order.handBackCents, money.handBackCents) ||
    isOther(order.toGiftCents, money.toGiftCents) ||
    (order.session !== undefined && order.session !== session?.outcome);
  if (isOtherBack) return refundChanged;
  const isSameCharge =
    order.pay !== "card" || order.chargeCents === undefined || order.chargeCents === chargeCents;
  return isSameCharge ? null : chargedOtherwise;
}

const chargedOtherwise = refuse(
  "price_mismatch",
  "What your card is charged has changed meanwhile. Look at the change again.",
);
