import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toBooking } from "#server/http/wire/bookings.ts";
import { toPlaces } from "#server/http/wire/desk-changes.ts";
import { changeLength } from "#server/usecases/desk/change-length.ts";
import { findPlaces } from "#server/usecases/desk/find-places.ts";
import { ok } from "#server/usecases/result.ts";

type DeskChangeCalls = "readPlaces" | "changeLength";

/** How the front desk rearranges visits. */
export const deskChangeHandlers: Pick<Handlers, DeskChangeCalls> = {
  async readPlaces(app, { params, query }) {
    const found = await findPlaces(app, params.id, query);
    return found.ok ? ok(toPlaces(found.value)) : found;
  },

  async changeLength(app, incoming) {
    const endsAt = Date.parse(incoming.body.endsAt);
    const changed = await changeLength(app, signedIn(incoming).userId, incoming.params.id, endsAt);
    if (!changed.ok) return changed;
    return ok(toBooking(changed.value.booking, changed.value.salon, app.now()));
  },
};
