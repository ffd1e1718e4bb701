import { toCents, toDollars } from "#domain/money.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { chosenMasters } from "#server/http/wire/chosen-masters.ts";
import { deleted, inserted, modified } from "#server/http/wire/counts.ts";
import { toCalendar, toHourReasons } from "#server/http/wire/front-desk.ts";
import { toHits } from "#server/http/wire/hits.ts";
import { createDeskBooking } from "#server/usecases/desk/create-desk-booking.ts";
import { freeHold } from "#server/usecases/desk/free-hold.ts";
import { readCalendar } from "#server/usecases/desk/read-calendar.ts";
import { createTimeOff, deleteTimeOff } from "#server/usecases/desk/time-off.ts";
import { explainHour } from "#server/usecases/hours/explain-hour.ts";
import { ok } from "#server/usecases/result.ts";
import { changeState } from "#server/usecases/visits/change-state.ts";
import { confirmVisits } from "#server/usecases/visits/confirm-visits.ts";
import { handBack, reverseHandBack } from "#server/usecases/visits/hand-back.ts";
import { reverseTip } from "#server/usecases/visits/reverse-tip.ts";
import { recordSalonPayment, reverseSalonPayment } from "#server/usecases/visits/salon-payments.ts";
import { writeNote } from "#server/usecases/visits/timeline-and-note.ts";

type FrontDeskCalls =
  | "readCalendar"
  | "readReasons"
  | "createDeskBooking"
  | "changeBookingState"
  | "confirmBookings"
  | "recordPayment"
  | "reversePayment"
  | "reverseTip"
  | "handBack"
  | "reverseHandBack"
  | "updateBooking"
  | "createTimeOff"
  | "deleteTimeOff"
  | "freeHold";

/** What the front desk does with the day. */
export const frontDeskHandlers: Pick<Handlers, FrontDeskCalls> = {
  async readCalendar(app, { query }) {
    return ok(toCalendar(await readCalendar(app, query), app.now()));
  },

  async readReasons(app, { query }) {
    const explained = await explainHour(app, {
      serviceIds: query.service,
      masters: query.master,
      startsAt: Date.parse(query.startsAt),
      moving: query.moving,
    });
    return explained.ok ? ok(toHourReasons(explained.value)) : explained;
  },

  async createDeskBooking(app, incoming) {
    const { number, startsAt, masterId, masterIds, package: packageId, due, ...order } = incoming.body;
    const { userId, isProgram } = signedIn(incoming);
    const booked = await createDeskBooking(app, userId, {
      ...order,
      packageId,
      byProgram: isProgram,
      masters: chosenMasters({ masterId, masterIds }),
      phone: number,
      startsAt: Date.parse(startsAt),
      dueCents: due === undefined ? undefined : toCents(due),
    });
    return inserted(booked);
  },

  async changeBookingState(app, incoming) {
    const changed = await changeState(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    return changed.ok ? ok({ status: changed.value }) : changed;
  },

  async confirmBookings(app, incoming) {
    const results = await confirmVisits(app, signedIn(incoming).userId, incoming.body.ids);
    return ok({ results: results.map(({ id, ...became }) => ({ _id: id, ...became })) });
  },

  async recordPayment(app, incoming) {
    const { params, body } = incoming;
    const gift = body?.giftCard && { code: body.giftCard.code, cents: toCents(body.giftCard.amount) };
    const session = body?.session && {
      packageId: body.session.package,
      dueCents: toCents(body.session.due),
    };
    const taking = {
      method: body?.method ?? null,
      tipCents: toCents(body?.tip ?? 0),
      dueCents: body?.due === undefined ? undefined : toCents(body.due),
      gift,
      session,
      key: body?.key,
    };
    const recorded = await recordSalonPayment(app, signedIn(incoming).userId, params.id, taking);
    if (!recorded.ok) return recorded;
    const { paidCents, tipCents, creditCents } = recorded.value;
    return ok({
      amount: toDollars(paidCents),
      tip: toDollars(tipCents),
      ...(creditCents > 0 && { credit: toDollars(creditCents) }),
    });
  },

  async reversePayment(app, incoming) {
    const { userId } = signedIn(incoming);
    const reversed = await reverseSalonPayment(app, userId, incoming.params.id, incoming.body.reason);
    return reversed.ok ? ok({ amount: toDollars(reversed.value) }) : reversed;
  },

  async reverseTip(app, incoming) {
    const cents = toCents(incoming.body.amount);
    const reversed = await reverseTip(app, signedIn(incoming).userId, incoming.params.id, cents);
    return reversed.ok ? ok({ amount: toDollars(reversed.value) }) : reversed;
  },

  async handBack(app, incoming) {
    const { amount, method } = incoming.body;
    const order = { cents: toCents(amount), method };
    const handed = await handBack(app, signedIn(incoming).userId, incoming.params.id, order);
    return handed.ok ? ok({ amount: toDollars(handed.value) }) : handed;
  },

  async reverseHandBack(app, incoming) {
    const cents = toCents(incoming.body.amount);
    const reversed = await reverseHandBack(app, signedIn(incoming).userId, incoming.params.id, cents);
    return reversed.ok ? ok({ amount: toDollars(reversed.value) }) : reversed;
  },

  async updateBooking(app, { params, body }) {
    return modified(await writeNote(app, params.id, body));
  },

  async createTimeOff(app, incoming) {
    const { startsAt, endsAt, ...order } = incoming.body;
    const made = await createTimeOff(app, signedIn(incoming).userId, {
      ...order,
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    });
    if (!made.ok) return made;
    return ok({ insertedId: made.value.id, hits: await toHits(app, made.value.hits) });
  },

  async deleteTimeOff(app, incoming) {
    return deleted(await deleteTimeOff(app, signedIn(incoming).userId, incoming.params.id));
  },

  async freeHold(app, incoming) {
    return deleted(await freeHold(app, signedIn(incoming).userId, incoming.params.id));
  },
};
