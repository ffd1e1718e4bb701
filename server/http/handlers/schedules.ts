import { listAllMasters } from "#server/database/masters.ts";
import { listWaitedFor } from "#server/database/waiting.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, inserted } from "#server/http/wire/counts.ts";
import { toHits } from "#server/http/wire/hits.ts";
import { toManagedMaster, toMaster } from "#server/http/wire/masters.ts";
import { createMaster, retireMaster, saveMaster } from "#server/usecases/catalogue/masters.ts";
import {
  createSpecialHours,
  deleteSpecialHours,
  readSchedule,
} from "#server/usecases/catalogue/schedules.ts";
import { ok } from "#server/usecases/result.ts";

type ScheduleCalls =
  | "readSchedule"
  | "saveSchedule"
  | "createMaster"
  | "listAllMasters"
  | "retireMaster"
  | "createHoursException"
  | "deleteHoursException";

/** Who works when, as the owner decides it. */
export const scheduleHandlers: Pick<Handlers, ScheduleCalls> = {
  async readSchedule(app, { params }) {
    const read = await readSchedule(app, params.id);
    if (!read.ok) return read;
    const { master, hours, serviceIds, exceptions } = read.value;
    return ok({
      master: toMaster(master),
      hours: [...hours],
      serviceIds: [...serviceIds],
      exceptions: exceptions.map(({ id, master_id, ...rest }) => ({ ...rest, _id: id, masterId: master_id })),
    });
  },

  async saveSchedule(app, incoming) {
    const saved = await saveMaster(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    if (!saved.ok) return saved;
    const outside = await toHits(app, saved.value.outside);
    const unable = await toHits(app, saved.value.unable);
    return ok({ modifiedCount: 1, outside, ...(unable.length > 0 && { unable }) });
  },

  async createMaster(app, incoming) {
    return inserted(await createMaster(app, signedIn(incoming).userId, incoming.body));
  },

  async listAllMasters(app) {
    const db = app.engine.read;
    const { masters: waitedFor } = await listWaitedFor(db);
    return ok((await listAllMasters(db)).map((row) => toManagedMaster(row, waitedFor)));
  },

  async retireMaster(app, incoming) {
    const { params, body } = incoming;
    const changed = await retireMaster(app, signedIn(incoming).userId, params.id, body.worksHere);
    return changed.ok ? ok({ modifiedCount: 1, outside: await toHits(app, changed.value) }) : changed;
  },

  async createHoursException(app, incoming) {
    const made = await createSpecialHours(app, signedIn(incoming).userId, incoming.body);
    if (!made.ok) return made;
    const { ids, outside } = made.value;
    return ok({ insertedId: ids[0] ?? "", insertedIds: ids, outside: await toHits(app, outside) });
  },

  async deleteHoursException(app, incoming) {
    return deleted(await deleteSpecialHours(app, signedIn(incoming).userId, incoming.params.id));
  },
};
