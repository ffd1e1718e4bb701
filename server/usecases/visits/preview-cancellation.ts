import { type Actor, isAtDesk } from "#domain/access.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { SessionOutcome } from "#domain/packages.ts";
import { type RefundStep, refundPercent, refundSteps } from "#domain/policy.ts";
import { whyNotCancel } from "#domain/visit.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { readSalon } from "#server/database/salon.ts";
import { listSalonPayments, waysBack } from "#server/database/salon-payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { ok, type Result } from "#server/usecases/result.ts";
import { readComesBack } from "#server/usecases/visits/comes-back.ts";
import { readPaidVisit, tellParts } from "#server/usecases/visits/paid-visit.ts";
import { decideWhoWants } from "#server/usecases/visits/who-wants.ts";

export interface CancellationPreview {
  /** Whether the person asking may cancel now. */
  allowed: boolean;
  /**
   * The total: `atSalonCents` is handed back at the salon, `toGiftCents` returns to gift cards, the rest goes to the
   * card.
   */
  refundCents: number;
  /** The part of it that returns to a gift card. */
  toGiftCents: number;
  /** What happens to the package's session that paid, which is not part of the money; null if none paid. */
  session: { outcome: SessionOutcome; cents: number } | null;
  atSalonCents: number;
  /** How all of that was paid; null where it was in several ways, or nobody said. */
  atSalonBy: SalonMethod | null;
  percent: number;
  paidCents: number;
  steps: RefundStep[];
  /** The salon's time zone. */
  zone: string;
}

/** What cancelling a visit now would refund. `cancelBooking` uses the same figures. */
export async function previewCancellation(
  app: DatabaseAndClock,
  actor: Actor,
  id: string,
  asked: { by?: WantedBy | undefined },
): Promise<Result<CancellationPreview>> {
  const db = app.engine.read;
  const now = app.now();
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const booking = found.value;
  const decided = decideWhoWants(actor, booking, asked.by);
  if (!decided.ok) return decided;
  const by = decided.value;
  const salon = await readSalon(db);
  const paid = await readPaidVisit(db, booking, salon.policy);
  const { visit } = paid;
  const { parts, sessionOutcome } = await readComesBack(db, paid, { by, at: now });
  const told = tellParts(parts);
  const lines = told.atSalonCents > 0 ? await listSalonPayments(db, id) : [];
  const [way, ...others] = waysBack(lines, told.atSalonCents);
  const percent = by === "salon" ? 100 : refundPercent(visit, now);
  const standing = { state: booking.state, policy: visit };
  return ok({
    allowed: whyNotCancel(standing, { isStaff: isAtDesk(actor) }, now) === null,
    ...told,
    atSalonBy: others.length === 0 ? (way?.method ?? null) : null,
    session: sessionOutcome,
    percent,
    paidCents: visit.paidCents + (visit.handBackCents ?? 0),
    steps: refundSteps(visit, now),
    zone: salon.zone,
  });
}
