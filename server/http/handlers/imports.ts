import { readGuestFigures } from "#server/database/guest-figures.ts";
import { listGuestsAfter } from "#server/database/guests-search.ts";
import { listImports } from "#server/database/imports.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { toExport, toImport, toImportDone, toImportPlan } from "#server/http/wire/imports.ts";
import { exportLines } from "#server/usecases/imports/export-lines.ts";
import { importFile, planImport } from "#server/usecases/imports/import-file.ts";
import { takeImportBack } from "#server/usecases/imports/take-import-back.ts";
import { ok } from "#server/usecases/result.ts";

type ImportCalls =
  | "planImport"
  | "importFile"
  | "listImports"
  | "takeImportBack"
  | "exportGuests"
  | "exportLines";

/** Each page also sums up these guests' visits of all years. */
const exportedAtOnce = 250;

/** Imports from another system, and exports to one. */
export const importHandlers: Pick<Handlers, ImportCalls> = {
  async planImport(app, { body }) {
    return ok(toImportPlan(await planImport(app, body)));
  },

  async importFile(app, incoming) {
    const imported = await importFile(app, signedIn(incoming).userId, incoming.body);
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
    const guests = await listGuestsAfter(app.engine.read, query.after ?? "", exportedAtOnce);
    const figuresOf = await readGuestFigures(app.engine.read, guests, app.now());
    return ok(toExport(guests, figuresOf, exportedAtOnce));
  },

  async exportLines(app, { params, query }) {
    return ok(await exportLines(app, params.kind, query.after ?? ""));
  },
};
