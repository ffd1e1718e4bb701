import { toCents, toDollars } from "#domain/money.ts";
import { findBooking } from "#server/database/bookings.ts";
import { readSalon } from "#server/database/salon.ts";
import type { ChangedService } from "#server/database/visit-changes.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toBooking } from "#server/http/wire/bookings.ts";
import { chosenMasters } from "#server/http/wire/chosen-masters.ts";
import { toEndedSession } from "#server/http/wire/ended-sessions.ts";
import { changeVisit } from "#server/usecases/checkout/change-visit.ts";
import { previewChange } from "#server/usecases/checkout/preview-change.ts";
import { settleOwn } from "#server/usecases/checkout/settle-own.ts";
import { ok, refuse } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** Adding and removing a visit's services, for its customer and for staff. */
export const visitChangeHandlers: Pick<Handlers, "previewChange" | "changeVisit" | "payForChange"> = {
  async previewChange(app, incoming) {
    const { service, master, startsAt, by } = incoming.query;
    const preview = await previewChange(app, signedIn(incoming), incoming.params.id, {
      serviceIds: service,
      masters: master,
      by,
      ...(startsAt && { startsAt: Date.parse(startsAt) }),
    });
    if (!preview.ok) return preview;
    const { place, salon, booking, ...change } = preview.value;
    const { zone } = salon;
    return ok({
      visit: toBooking(booking, salon, app.now()),
      seen: change.seen,
      was: toDollars(change.wasCents),
      price: toDollars(change.priceCents),
      added: change.added.map(toService),
      taken: change.taken.map(toService),
      paid: toDollars(change.paidCents),
      more: toDollars(change.moreCents),
      pay: change.ways,
      dueNow: toDollars(change.chargeCents),
      ...(change.toGiftCents > 0 && { toGiftCard: toDollars(change.toGiftCents) }),
      ...toEndedSession(change.session),
      refund: toDollars(change.backCents),
      kept: toDollars(change.keptCents),
      ...(change.goneCents > 0 && { gone: toDollars(change.goneCents) }),
      handBack: toDollars(change.handBackCents),
      dueAtSalon: toDollars(change.dueAtSalonCents),
      steps: change.steps.map(({ until, percent }) => ({ until: zonedInstant(until, zone), percent })),
      place: place && {
        startsAt: zonedInstant(place.startsAt, zone),
        endsAt: zonedInstant(place.endsAt, zone),
        masterIds: place.masterIds,
      },
      alternatives: change.alternatives,
    });
  },

  async changeVisit(app, incoming) {
    const { startsAt, masterId, masterIds, price, refund, handBack, toGiftCard, dueNow, ...order } =
      incoming.body;
    const changed = await changeVisit(app, signedIn(incoming), incoming.params.id, {
      ...order,
      masters: chosenMasters({ masterId, masterIds }),
      priceCents: toCents(price),
      backCents: toCents(refund),
      ...(handBack !== undefined && { handBackCents: toCents(handBack) }),
      ...(toGiftCard !== undefined && { toGiftCents: toCents(toGiftCard) }),
      ...(dueNow !== undefined && { chargeCents: toCents(dueNow) }),
      network: incoming.network,
      ...(startsAt && { startsAt: Date.parse(startsAt) }),
    });
    if (!changed.ok) return changed;
    if (changed.value.kind === "changed") {
      const { booking, salon } = changed.value;
      return ok({ booking: toBooking(booking, salon, app.now()), payment: null });
    }
    const { clientSecret, purchaseId, dueNowCents, holdEndsAt } = changed.value.prepared;
    const payment = {
      clientSecret,
      purchaseId,
      dueNow: toDollars(dueNowCents),
      holdEndsAt: holdEndsAt === null ? null : new Date(holdEndsAt).toISOString(),
    };
    return ok({ booking: null, payment });
  },

  async payForChange(app, incoming) {
    const { userId } = signedIn(incoming);
    const own = { userId, ...incoming.body, kind: "visit", bookingId: incoming.params.id } as const;
    const paid = await settleOwn(app, own);
    if (!paid.ok) return paid;
    const db = app.engine.read;
    const booking = await findBooking(db, paid.value.id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    return ok(toBooking(booking, await readSalon(db), app.now()));
  },
};

function toService({ name, cents }: ChangedService) {
  return { service_name: name, price: toDollars(cents) };
}
