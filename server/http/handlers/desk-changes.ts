import { toCents } from "#domain/money.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toBooking } from "#server/http/wire/bookings.ts";
import { chosenMasters } from "#server/http/wire/chosen-masters.ts";
import { toPlaces, toRow } from "#server/http/wire/desk-changes.ts";
import { toQuote } from "#server/http/wire/quotes.ts";
import { changeLength } from "#server/usecases/desk/change-length.ts";
import { checkRow } from "#server/usecases/desk/check-row.ts";
import { quoteForCaller } from "#server/usecases/desk/code-of-caller.ts";
import { createRow } from "#server/usecases/desk/create-row.ts";
import { findPlaces } from "#server/usecases/desk/find-places.ts";
import { ok } from "#server/usecases/result.ts";

type DeskChangeCalls = "readPlaces" | "quoteAtDesk" | "changeLength" | "checkRow" | "createRow";

/** How the front desk rearranges visits. */
export const deskChangeHandlers: Pick<Handlers, DeskChangeCalls> = {
  async readPlaces(app, { params, query }) {
    const found = await findPlaces(app, params.id, query);
    return found.ok ? ok(toPlaces(found.value)) : found;
  },

  async quoteAtDesk(app, { body }) {
    const { package: packageId, ...asked } = body;
    const quoted = await quoteForCaller(app, { ...asked, packageId });
    if (!quoted.ok) return quoted;
    const { quote, creditCents } = quoted.value;
    return ok(toQuote(quote, { dueNowCents: 0, creditCents, askedBy: null }));
  },

  async checkRow(app, { body }) {
    const { serviceIds, startsAt, ...masters } = body;
    const starts = startsAt.map((instant) => Date.parse(instant));
    const checked = await checkRow(app, { serviceIds, masters: chosenMasters(masters), starts });
    return checked.ok ? ok(toRow(checked.value)) : checked;
  },

  async createRow(app, incoming) {
    const { number, visits, due, ...row } = incoming.body;
    const booked = await createRow(app, signedIn(incoming).userId, {
      ...row,
      phone: number,
      dueCents: due === undefined ? undefined : toCents(due),
      visits: visits.map(({ startsAt, masterIds }) => ({
        startsAt: Date.parse(startsAt),
        masters: masterIds,
      })),
    });
    return booked.ok ? ok({ insertedIds: booked.value }) : booked;
  },

  async changeLength(app, incoming) {
    const { endsAt, from } = incoming.body;
    const changed = await changeLength(app, signedIn(incoming).userId, incoming.params.id, {
      endsAt: Date.parse(endsAt),
      from: from === undefined ? undefined : Date.parse(from),
    });
    if (!changed.ok) return changed;
    return ok(toBooking(changed.value.booking, changed.value.salon, app.now()));
  },
};
