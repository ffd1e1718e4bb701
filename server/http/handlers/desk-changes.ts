import type { Handlers } from "#server/http/handler.ts";
import { toPlaces } from "#server/http/wire/desk-changes.ts";
import { findPlaces } from "#server/usecases/desk/find-places.ts";
import { ok } from "#server/usecases/result.ts";

type DeskChangeCalls = "readPlaces";

/** How the front desk rearranges visits. */
export const deskChangeHandlers: Pick<Handlers, DeskChangeCalls> = {
  async readPlaces(app, { params, query }) {
    const found = await findPlaces(app, params.id, query);
    return found.ok ? ok(toPlaces(found.value)) : found;
  },
};
