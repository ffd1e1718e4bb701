import { servicesWith } from "#domain/availability/services-with.ts";
import { ANYONE } from "#domain/availability/types.ts";
import type { HeldSlot, WantedSlot } from "#domain/kept-price.ts";
import { toCode } from "#domain/offers.ts";
import type { Quote } from "#domain/pricing.ts";
import { isRunning } from "#domain/purchase.ts";
import type { HoldOfPurchase, PurchaseRow } from "#server/database/purchases.ts";
import type { PurchaseDraft } from "#server/usecases/checkout/draft.ts";
import type { PurchaseRequest } from "#server/usecases/checkout/draft-purchase.ts";

/** The hour that an open purchase holds, with what its price depends on; null when it holds none. */
export function heldHour(
  open: PurchaseRow | undefined,
  hold: HoldOfPurchase | null | undefined,
): HeldSlot | null {
  if (!open || hold?.state !== "active") return null;
  return {
    startsAt: open.starts_at,
    lines: open.quote.lines,
    masterIds: open.items.map(({ master_id }) => master_id),
    holdEndsAt: hold.ends_at,
    discount: open.quote.discount,
  };
}

/** The hour that an order asks for, with what its price depends on. */
export function wantedHour({
  serviceIds = [],
  masters,
  startsAt,
  codes = [],
}: Omit<PurchaseRequest, "price">): WantedSlot {
  const services = servicesWith(serviceIds, masters).map(({ serviceId, masterId }) => ({
    serviceId,
    masterId: masterId === ANYONE ? null : masterId,
  }));
  return { startsAt, services, codes: codes.map(toCode) };
}

/** Whether an open purchase matches the order, so that reloads and second tabs share it. */
export function isStillGood(
  open: PurchaseRow,
  hold: HoldOfPurchase | undefined,
  draft: PurchaseDraft,
  now: number,
): boolean {
  if (open.starts_at !== draft.startsAt || open.total_cents !== draft.quote.totalCents) return false;
  if (codeOf(open.quote) !== codeOf(draft.quote)) return false;
  if (Boolean(open.price_only) !== draft.priceOnly || open.items.length !== draft.items.length) return false;
  if (draft.startsAt !== null && !isRunning(hold, now)) return false;
  return open.items.every(
    ({ service_id, master_id }, index) =>
      service_id === draft.items[index]?.service_id && master_id === draft.items[index]?.master_id,
  );
}

/** The discount code in a price; null if it has none. */
export function codeOf({ discount }: Quote): string | null {
  return discount?.kind === "code" ? discount.code : null;
}
