import { readSalon } from "#server/database/salon.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { deleted, inserted, modified } from "#server/http/wire/counts.ts";
import { toGuest, toGuestList } from "#server/http/wire/guests.ts";
import { findGuests } from "#server/usecases/guests/find-guests.ts";
import { changeNote, removeNote, writeGuestNote } from "#server/usecases/guests/guest-notes.ts";
import { mergeGuests } from "#server/usecases/guests/merge-guests.ts";
import { readGuest } from "#server/usecases/guests/read-guest.ts";
import { changeGuest, createGuest } from "#server/usecases/guests/save-guest.ts";
import { unmergeGuests } from "#server/usecases/guests/unmerge-guests.ts";
import { ok } from "#server/usecases/result.ts";

type GuestCalls =
  | "listGuests"
  | "readGuest"
  | "createGuest"
  | "updateGuest"
  | "createGuestNote"
  | "updateGuestNote"
  | "deleteGuestNote"
  | "mergeGuests"
  | "unmergeGuests";

/** People as the desk knows them. */
export const guestHandlers: Pick<Handlers, GuestCalls> = {
  async listGuests(app, { query }) {
    const { zone } = await readSalon(app.engine.read);
    return ok(toGuestList(await findGuests(app, query), zone));
  },

  async readGuest(app, { params }) {
    const found = await readGuest(app, params.id);
    return found.ok ? ok(toGuest(found.value, app.now())) : found;
  },

  async createGuest(app, incoming) {
    const { name, number, email = "", address = "", key } = incoming.body;
    const created = await createGuest(app, signedIn(incoming).userId, {
      name,
      phone: number,
      email,
      address,
      key,
    });
    return inserted(created);
  },

  async updateGuest(app, incoming) {
    const { number, name, email, address } = incoming.body;
    const changed = await changeGuest(app, signedIn(incoming).userId, incoming.params.id, {
      ...(name !== undefined && { name }),
      ...(number !== undefined && { phone: number }),
      ...(email !== undefined && { email }),
      ...(address !== undefined && { address }),
    });
    return modified(changed);
  },

  async createGuestNote(app, incoming) {
    const { params, body } = incoming;
    return inserted(await writeGuestNote(app, signedIn(incoming).userId, params.id, body));
  },

  async updateGuestNote(app, incoming) {
    const { params, body } = incoming;
    return modified(await changeNote(app, signedIn(incoming).userId, params.id, body));
  },

  async deleteGuestNote(app, { params, query }) {
    return deleted(await removeNote(app, params.id, query));
  },

  async mergeGuests(app, incoming) {
    const { otherId, number, ...kept } = incoming.body;
    return await mergeGuests(app, signedIn(incoming).userId, incoming.params.id, {
      otherId,
      kept: { ...kept, phone: number },
    });
  },

  async unmergeGuests(app, incoming) {
    return deleted(await unmergeGuests(app, signedIn(incoming).userId, incoming.params.id));
  },
};
