import type { Actor } from "#domain/access.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import { type RefundStep, refundSteps, shareAfterMove } from "#domain/policy.ts";
import type { WayToPay } from "#domain/visit-change.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { PurchaseItemRow } from "#server/database/purchases.ts";
import type { SalonRow } from "#server/database/salon.ts";
import type { ChangedServices } from "#server/database/visit-changes.ts";
import { type ChangeWanted, planChange } from "#server/usecases/checkout/plan-change.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result } from "#server/usecases/result.ts";
import { changedServices } from "#server/usecases/visits/apply-change.ts";

export interface ChangePreview extends ChangedServices {
  booking: BookingRow;
  seen: string;
  wasCents: number;
  priceCents: number;
  paidCents: number;
  moreCents: number;
  ways: WayToPay[];
  /** What a card is charged of `moreCents`, if it is paid by card. */
  chargeCents: number;
  toGiftCents: number;
  backCents: number;
  keptCents: number;
  /** The part of the money beyond the new price that was already refunded, or is with a bank. */
  goneCents: number;
  /** What the desk hands back of the money paid there. */
  handBackCents: number;
  /** What happens to a package's session when its service is removed; null without one. */
  session: { outcome: SessionOutcome; cents: number } | null;
  /** What is left to pay at the salon after the change, if nothing is paid now. */
  dueAtSalonCents: number;
  /** What cancelling gives back after the change. */
  steps: RefundStep[];
  /** Null if it does not fit, and for a visit that has no time yet. */
  place: { startsAt: number; endsAt: number; masterIds: string[] } | null;
  alternatives: NonNullable<Refusal["alternatives"]>;
  salon: SalonRow;
}

/** What a change of a visit would cost or give back now, and whether it fits. `changeVisit` uses the same sums. */
export async function previewChange(
  app: Pick<UseCases, "engine" | "now" | "site">,
  actor: Actor,
  id: string,
  wanted: ChangeWanted,
): Promise<Result<ChangePreview>> {
  const planned = await app.engine.snapshot((db) => planChange(app, db, actor, id, wanted));
  if (!planned.ok) return planned;
  const { booking, salon, seen, services, priceCents, money, ways, chargeCents, placed } = planned.value;
  const { by, paid, startsAt, session, creditCents } = planned.value;
  const isMoved = startsAt !== booking.starts_at;
  const mostPercent = isMoved ? shareAfterMove(paid.visit, by, app.now()) : booking.most_percent;
  const paidCents = booking.card_cents + creditCents + planned.value.paidAtSalonCents;
  // Money that the desk has yet to hand back first pays for what is due at the salon.
  const paidAheadCents = Math.min(booking.hand_back_cents, money.moreCents);
  if (!placed.ok && placed.code !== "slot_taken" && placed.code !== "outside_hours") return placed;
  const items = services.map((service) => ({
    service_id: service.id,
    service_name: service.name,
    price_cents: service.priceCents,
  }));
  return ok({
    ...changedServices(booking, items, session),
    booking,
    seen,
    wasCents: booking.price_cents,
    priceCents,
    paidCents: paidCents + paidAheadCents,
    moreCents: money.moreCents,
    ways,
    chargeCents,
    toGiftCents: money.toGiftCents,
    backCents: money.backCents,
    keptCents: money.keptCents,
    goneCents: planned.value.goneCents,
    handBackCents: money.handBackCents,
    session: session?.outcome ? { outcome: session.outcome, cents: session.cents } : null,
    dueAtSalonCents: Math.max(0, priceCents - paidCents - paidAheadCents),
    steps: refundSteps({ ...paid.visit, startsAt, mostPercent }, app.now()),
    place: placed.ok ? placeOf(placed.value.items) : null,
    alternatives: placed.ok ? [] : (placed.alternatives ?? []),
    salon,
  });
}

function placeOf(items: readonly PurchaseItemRow[]): ChangePreview["place"] {
  const startsAt = items[0]?.starts_at ?? null;
  const endsAt = items.at(-1)?.ends_at ?? null;
  if (startsAt === null || endsAt === null) return null;
  return { startsAt, endsAt, masterIds: items.flatMap(({ master_id }) => master_id ?? []) };
}
