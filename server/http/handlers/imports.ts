import { listGuestsAfter } from "#server/database/guests-search.ts";
import { listImports } from "#server/database/imports.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toExport, toImport, toImportDone, toImportPlan } from "#server/http/wire/imports.ts";
import { importGuests, planGuestImport } from "#server/usecases/guests/import-guests.ts";
import { takeImportBack } from "#server/usecases/guests/take-import-back.ts";
import { ok } from "#server/usecases/result.ts";

type ImportCalls = "planGuestImport" | "importGuests" | "listImports" | "takeImportBack" | "exportGuests";

const exportedAtOnce = 1000;

/** Guests that come from another system, and go to one. */
export const importHandlers: Pick<Handlers, ImportCalls> = {
  async planGuestImport(app, { body }) {
    return ok(toImportPlan(await planGuestImport(app, body.lines)));
  },

  async importGuests(app, incoming) {
    const imported = await importGuests(app, signedIn(incoming).userId, incoming.body);
    return imported.ok ? ok(toImportDone(imported.value)) : imported;
  },

  async listImports(app) {
    const rows = await listImports(app.engine.read);
    return ok(rows.map((row) => toImport(row, app.now())));
  },

  async takeImportBack(app, incoming) {
    return await takeImportBack(app, signedIn(incoming).userId, incoming.params.id);
  },

  async exportGuests(app, { query }) {
    return ok(
      toExport(await listGuestsAfter(app.engine.read, query.after ?? "", exportedAtOnce), exportedAtOnce),
    );
  },
};
