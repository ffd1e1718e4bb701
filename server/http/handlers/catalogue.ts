import { listMasters } from "#server/database/masters.ts";
import { findService, listServices } from "#server/database/services.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toSalon } from "#server/http/wire/salon.ts";
import { toMaster, toService } from "#server/http/wire/services.ts";
import { ok, refuse } from "#server/usecases/result.ts";
import { describeSalon } from "#server/usecases/salon/describe-salon.ts";
import { findAvailability } from "#server/usecases/salon/find-availability.ts";
import { createService } from "#server/usecases/services/create-service.ts";

type CatalogueCalls =
  | "listServices"
  | "readService"
  | "createService"
  | "listMasters"
  | "readSalon"
  | "readAvailability";

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

  listMasters: async (app) => ok((await listMasters(app.engine.read)).map(toMaster)),

  readSalon: async (app) => ok(toSalon(await describeSalon(app))),

  readAvailability: (app, { query, actor }) => findAvailability(app, query, actor),
};
