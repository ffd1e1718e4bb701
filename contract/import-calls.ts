import { z } from "zod";
import { byId, id } from "#contract/fields.ts";
import {
  ExportedGuest,
  ExportedLine,
  ExportQuery,
  exportedKinds,
  Import,
  ImportDone,
  ImportFile,
  ImportLines,
  ImportPlan,
  LinesQuery,
} from "#contract/imports.ts";

/** The calls that import another system's data and export the salon's. */
export const importCalls = {
  planImport: {
    summary: "Preview an import",
    description: "Returns what would become of each line of the file. Nothing is written.",
    body: ImportLines,
    answer: ImportPlan,
  },
  importFile: {
    summary: "Import a file",
    description:
      "Writes all valid lines at once and sends no messages. Send a `key` to retry safely: the same file with the same key is imported once.",
    body: ImportFile,
    answer: ImportDone,
  },
  listImports: { summary: "List the last 20 imports", answer: z.array(Import) },
  takeImportBack: {
    summary: "Undo an import",
    description: "Within two days. Records that were changed or booked since then stay.",
    params: byId,
    answer: z.object({ takenBack: z.number().int(), stayed: z.number().int() }),
  },
  exportGuests: {
    summary: "Export guests",
    description: "Sorted by id, 250 per page. Pass `next` as `after` for the next page.",
    query: ExportQuery,
    answer: z.object({ guests: z.array(ExportedGuest), next: id.nullable() }),
  },
  exportLines: {
    summary: "Export services, masters or upcoming bookings",
    description:
      "Returns lines that an import accepts. Pass `next` as `after` for the next page of bookings.",
    params: z.strictObject({ kind: z.enum(exportedKinds) }),
    query: LinesQuery,
    answer: z.object({ lines: z.array(ExportedLine), next: z.string().nullable() }),
  },
};
