import { listMasters } from "#server/database/masters.ts";
import { findService, listAllServices, listServices } from "#server/database/services.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toSalon } from "#server/http/wire/salon.ts";
import { toManagedService, toMaster, toService } from "#server/http/wire/services.ts";
import { createService, orderServices, updateService } from "#server/usecases/catalogue/services.ts";
import { describeSalon } from "#server/usecases/catalogue/settings.ts";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";
import { findNextHours } from "#server/usecases/hours/find-next-hours.ts";
import { ok, refuse } from "#server/usecases/result.ts";

type CatalogueCalls =
  | "listServices"
  | "readService"
  | "createService"
  | "listAllServices"
  | "updateService"
  | "orderServices"
  | "listMasters"
  | "readSalon"
  | "readAvailability"
  | "readNextHours";

export const catalogueHandlers: Pick<Handlers, CatalogueCalls> = {
  listServices: async (app) => ok((await listServices(app.engine.read)).map(toService)),

  async readService(app, { params }) {
    const service = await findService(app.engine.read, params.id);
    return service ? ok(toService(service)) : refuse("not_found", "There is no such service.");
  },

  async createService(app, incoming) {
    const created = await createService(app, signedIn(incoming).userId, incoming.body);
    return created.ok ? ok({ insertedId: created.value }) : created;
  },

  async listAllServices(app) {
    const rows = await listAllServices(app.engine.read);
    return ok(rows.map(toManagedService));
  },

  async updateService(app, incoming) {
    const updated = await updateService(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    return updated.ok ? ok({ modifiedCount: updated.value }) : updated;
  },

  async orderServices(app, incoming) {
    const ordered = await orderServices(app, signedIn(incoming).userId, incoming.body.ids);
    return ordered.ok ? ok({ modifiedCount: ordered.value }) : ordered;
  },

  listMasters: async (app) => ok((await listMasters(app.engine.read)).map(toMaster)),

  readSalon: async (app) => ok(toSalon(await describeSalon(app))),

  readAvailability: (app, { query, actor }) => findAvailability(app, query, actor),

  readNextHours: (app, { query }) => findNextHours(app, query.service),
};
