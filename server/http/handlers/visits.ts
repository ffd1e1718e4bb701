import { toCents, toDollars } from "#domain/money.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { countCalendarChanges } from "#server/database/booking-events.ts";
import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toBooking } from "#server/http/wire/bookings.ts";
import { toCalendarFile } from "#server/http/wire/calendar-file.ts";
import { toMasters } from "#server/http/wire/masters.ts";
import { cancelBooking } from "#server/usecases/bookings/cancel-booking.ts";
import { moveBooking } from "#server/usecases/bookings/move-booking.ts";
import { findOwnBooking } from "#server/usecases/bookings/own-booking.ts";
import { previewCancellation } from "#server/usecases/bookings/preview-cancellation.ts";
import { readTimeline } from "#server/usecases/bookings/read-timeline.ts";
import { ok, refuse } from "#server/usecases/result.ts";

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
    const { allowed, refundCents, atSalonCents, percent, paidCents, steps, zone } = preview.value;
    return ok({
      allowed,
      refund: toDollars(refundCents),
      atSalon: toDollars(atSalonCents),
      percent,
      paid: toDollars(paidCents),
      steps: steps.map((step) => ({ ...step, until: zonedInstant(step.until, zone) })),
    });
  },

  async cancelBooking(app, incoming) {
    const { reason, by, refund } = incoming.body;
    const shownRefundCents = refund === undefined ? undefined : toCents(refund);
    const order = { reason, by, shownRefundCents };
    const cancelled = await cancelBooking(app, signedIn(incoming), incoming.params.id, order);
    if (!cancelled.ok) return cancelled;
    const { status, refundCents, atSalonCents } = cancelled.value;
    return ok({ status, refund: toDollars(refundCents), atSalon: toDollars(atSalonCents) });
  },

  async moveBooking(app, incoming) {
    const { startsAt, by, ...masters } = incoming.body;
    const order = { startsAt: Date.parse(startsAt), masters: toMasters(masters), by };
    const moved = await moveBooking(app, signedIn(incoming), incoming.params.id, order);
    if (!moved.ok) return moved;
    return ok(toBooking(moved.value, await readSalon(app.engine.read), app.now()));
  },

  async readTimeline(app, incoming) {
    const timeline = await readTimeline(app, signedIn(incoming), incoming.params.id);
    if (!timeline.ok) return timeline;
    const { zone } = await readSalon(app.engine.read);
    const local = (instant: number | null) => (instant === null ? null : zonedInstant(instant, zone));
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
    const db = app.engine.read;
    const found = await findOwnBooking(db, signedIn(incoming), incoming.params.id);
    if (!found.ok) return found;
    const { starts_at, ends_at, ...booking } = found.value;
    if (starts_at === null || ends_at === null) {
      return refuse("wrong_state", "This visit has no time yet: it is to be arranged with the salon.");
    }
    const sequence = await countCalendarChanges(db, booking.id);
    incoming.setHeader("content-type", "text/calendar; charset=utf-8");
    incoming.setHeader("content-disposition", 'attachment; filename="visit.ics"');
    return ok(
      toCalendarFile({ booking: { ...booking, starts_at, ends_at }, sequence }, await readSalon(db), {
        publicUrl: app.site.publicUrl,
        now: app.now(),
      }),
    );
  },
};
