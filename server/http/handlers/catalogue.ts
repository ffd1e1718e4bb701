import { listKeptMasters } from "#server/database/masters.ts";
import { listRooms } from "#server/database/rooms.ts";
import { listAllServices, listKeptOffered } from "#server/database/services.ts";
import { listWaitedFor } from "#server/database/waiting.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { oncePer } from "#server/http/once-per.ts";
import { deleted, inserted, modified } from "#server/http/wire/counts.ts";
import { toHits } from "#server/http/wire/hits.ts";
import { toMaster } from "#server/http/wire/masters.ts";
import { toSalon } from "#server/http/wire/salon.ts";
import { toManagedServices, toServiceOf, toServices } from "#server/http/wire/services.ts";
import { createAddOn } from "#server/usecases/catalogue/add-ons.ts";
import { createRoom, deleteRoom, updateRoom } from "#server/usecases/catalogue/rooms.ts";
import { createService, orderServices, updateService } from "#server/usecases/catalogue/services.ts";
import { describeSalon, readSettings, saveSettings } from "#server/usecases/catalogue/settings.ts";
import { createVariant } from "#server/usecases/catalogue/variants.ts";
import { findAvailability } from "#server/usecases/hours/find-availability.ts";
import { findNextHours } from "#server/usecases/hours/find-next-hours.ts";
import { ok, refuse } from "#server/usecases/result.ts";

type CatalogueCalls =
  | "listServices"
  | "readService"
  | "createService"
  | "createVariant"
  | "createAddOn"
  | "listAllServices"
  | "updateService"
  | "orderServices"
  | "listMasters"
  | "readSalon"
  | "readAvailability"
  | "readNextHours"
  | "listRooms"
  | "createRoom"
  | "updateRoom"
  | "deleteRoom"
  | "readSalonSettings"
  | "saveSalonSettings";

/** The rows are shared while the catalogue is the same, and so is their wire form. */
const servicesOf = oncePer(toServices);
const mastersOf = oncePer((rows: Awaited<ReturnType<typeof listKeptMasters>>) => rows.map(toMaster));

/** The salon's catalogue and its free slots. */
export const catalogueHandlers: Pick<Handlers, CatalogueCalls> = {
  listServices: async (app, { actor }) => ok(servicesOf(await listKeptOffered(app.engine, actor?.catalogue))),

  async readService(app, { params, actor }) {
    const service = toServiceOf(await listKeptOffered(app.engine, actor?.catalogue), params.id);
    return service ? ok(service) : refuse("not_found", "There is no such service.");
  },

  async createService(app, incoming) {
    return inserted(await createService(app, signedIn(incoming).userId, incoming.body));
  },

  async createVariant(app, incoming) {
    const { params, body } = incoming;
    return inserted(await createVariant(app, signedIn(incoming).userId, params.id, body));
  },

  async createAddOn(app, incoming) {
    return inserted(await createAddOn(app, signedIn(incoming).userId, incoming.body));
  },

  async listAllServices(app) {
    const db = app.engine.read;
    const { services: waitedFor } = await listWaitedFor(db);
    return ok(toManagedServices(await listAllServices(db), waitedFor));
  },

  async updateService(app, incoming) {
    const updated = await updateService(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    if (!updated.ok) return updated;
    const withoutUnit = await toHits(app, updated.value.withoutUnit);
    const unable = await toHits(app, updated.value.unable);
    return ok({
      modifiedCount: 1,
      ...(withoutUnit.length > 0 && { withoutUnit }),
      ...(unable.length > 0 && { unable }),
    });
  },

  async orderServices(app, incoming) {
    return modified(await orderServices(app, signedIn(incoming).userId, incoming.body.ids));
  },

  listMasters: async (app, { actor }) => ok(mastersOf(await listKeptMasters(app.engine, actor?.catalogue))),

  readSalon: async (app) => ok(toSalon(await describeSalon(app))),

  readAvailability: (app, { query, actor }) => findAvailability(app, query, actor),

  readNextHours: (app, { query }) => findNextHours(app, query.service),

  listRooms: async (app) =>
    ok((await listRooms(app.engine.read)).map(({ id, name, units }) => ({ _id: id, name, units }))),

  async createRoom(app, incoming) {
    return inserted(await createRoom(app, signedIn(incoming).userId, incoming.body));
  },

  async updateRoom(app, incoming) {
    return modified(await updateRoom(app, signedIn(incoming).userId, incoming.params.id, incoming.body));
  },

  async deleteRoom(app, incoming) {
    return deleted(await deleteRoom(app, signedIn(incoming).userId, incoming.params.id));
  },

  async readSalonSettings(app) {
    return ok(await readSettings(app.engine.read));
  },

  async saveSalonSettings(app, incoming) {
    const saved = await saveSettings(app, signedIn(incoming).userId, incoming.body);
    return saved.ok ? ok({ modifiedCount: 1, outside: await toHits(app, saved.value) }) : saved;
  },
};
