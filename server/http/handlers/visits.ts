import { toCents, toDollars } from "#domain/money.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toBookingFor } from "#server/http/wire/bookings.ts";
import { chosenMasters } from "#server/http/wire/chosen-masters.ts";
import { toEndedSession } from "#server/http/wire/ended-sessions.ts";
import { toVisitFile } from "#server/http/wire/visit-file.ts";
import { readVisitFile } from "#server/usecases/calendars/visit-entry.ts";
import { ok } from "#server/usecases/result.ts";
import { cancelBooking } from "#server/usecases/visits/cancel-booking.ts";
import { moveBooking } from "#server/usecases/visits/move-booking.ts";
import { previewCancellation } from "#server/usecases/visits/preview-cancellation.ts";
import { readTimeline } from "#server/usecases/visits/timeline-and-note.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

type VisitCalls =
  | "previewCancellation"
  | "cancelBooking"
  | "moveBooking"
  | "readTimeline"
  | "readCalendarFile";

/** The life of one visit, for its customer and for staff. */
export const visitHandlers: Pick<Handlers, VisitCalls> = {
  async previewCancellation(app, incoming) {
    const preview = await previewCancellation(app, signedIn(incoming), incoming.params.id, incoming.query);
    if (!preview.ok) return preview;
    const { allowed, refundCents, toGiftCents, session, percent, paidCents, steps, zone } = preview.value;
    const { atSalonCents, atSalonBy } = preview.value;
    return ok({
      allowed,
      refund: toDollars(refundCents),
      ...(toGiftCents > 0 && { toGiftCard: toDollars(toGiftCents) }),
      ...toEndedSession(session),
      atSalon: toDollars(atSalonCents),
      ...(atSalonBy && { atSalonBy }),
      percent,
      paid: toDollars(paidCents),
      steps: steps.map((step) => ({ ...step, until: zonedInstant(step.until, zone) })),
    });
  },

  async cancelBooking(app, incoming) {
    const { reason, by, refund, session, waits, method } = incoming.body;
    const shownRefundCents = refund === undefined ? undefined : toCents(refund);
    const order = { reason, by, shownRefundCents, shownSession: session, waits, method };
    const cancelled = await cancelBooking(app, signedIn(incoming), incoming.params.id, order);
    if (!cancelled.ok) return cancelled;
    const { status, refundCents, atSalonCents } = cancelled.value;
    return ok({ status, refund: toDollars(refundCents), atSalon: toDollars(atSalonCents) });
  },

  async moveBooking(app, incoming) {
    const { startsAt, by, from, ...masters } = incoming.body;
    const order = {
      startsAt: Date.parse(startsAt),
      masters: chosenMasters(masters),
      by,
      from: typeof from === "string" ? Date.parse(from) : from,
    };
    const caller = signedIn(incoming);
    const moved = await moveBooking(app, caller, incoming.params.id, order);
    if (!moved.ok) return moved;
    const { booking, salon } = moved.value;
    return ok(toBookingFor(caller, booking, salon, app.now()));
  },

  async readTimeline(app, incoming) {
    const timeline = await readTimeline(app, signedIn(incoming), incoming.params.id);
    if (!timeline.ok) return timeline;
    const { zone } = await readSalon(app.engine.read);
    const local = (instant: number | null) => zonedInstant(instant, zone);
    return ok(
      timeline.value.map((line) => ({
        at: zonedInstant(line.at, zone),
        by: line.by,
        from: line.from_state,
        to: line.to_state,
        why: line.reason,
        fromStartsAt: local(line.from_starts_at),
        toStartsAt: local(line.to_starts_at),
      })),
    );
  },

  async readCalendarFile(app, incoming) {
    const found = await readVisitFile(app, signedIn(incoming), incoming.params.id);
    return found.ok ? await toVisitFile(found.value, app.now(), incoming) : found;
  },
};
