import { z } from "zod";
import { id } from "#contract/fields.ts";
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

/** The calls that bring in what another system has, and carry the salon's away. */
export const importCalls = {
  planImport: {
    summary: "What would become of a file's lines: a dry run, which writes nothing",
    body: ImportLines,
    answer: ImportPlan,
  },
  importFile: {
    summary: "Write the lines of a file down, all at once; nobody is written to",
    body: ImportFile,
    answer: ImportDone,
  },
  listImports: { summary: "The last twenty imports", answer: z.array(Import) },
  takeImportBack: {
    summary: "Take an import back within two days; what was changed or booked since stays",
    params: z.strictObject({ id }),
    answer: z.object({ takenBack: z.number().int(), stayed: z.number().int() }),
  },
  exportGuests: {
    summary: "Guests in the order of their ids, 250 at a time; `next` leads on",
    query: ExportQuery,
    answer: z.object({ guests: z.array(ExportedGuest), next: id.nullable() }),
  },
  exportLines: {
    summary:
      "Services that can be booked, masters who work here or coming visits in the lines of a file; `next` leads to further visits",
    params: z.strictObject({ kind: z.enum(exportedKinds) }),
    query: LinesQuery,
    answer: z.object({ lines: z.array(ExportedLine), next: z.string().nullable() }),
  },
};
