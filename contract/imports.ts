import { z } from "zod";
import { id, line, money } from "#contract/fields.ts";
import { moneyFields } from "#domain/imports/exported.ts";
import {
  type ImportKind,
  importFields,
  importKinds,
  mostImportLines,
  mostLinesOf,
  refusalReasons,
} from "#domain/imports/lines.ts";

const cell = (most: number) => z.string().max(most).default("");

/** A line as it stands in the file. Lines that do not fit are refused one by one, not the whole file. */
const importLine = z.strictObject({
  row: z.number().int().min(1).max(1_000_000),
  externalId: cell(500),
  name: cell(1000),
  nameBn: cell(1000),
  number: cell(500),
  email: cell(1000),
  address: cell(2000),
  note: cell(8000),
  category: cell(500),
  price: cell(500),
  minutes: cell(500),
  details: cell(8000),
  role: cell(1000),
  bio: cell(8000),
  services: cell(8000),
  hours: cell(2000),
  guestId: cell(500),
  date: cell(500),
  time: cell(500),
  master: cell(1000),
});

const lines = {
  /** What the file holds. Only the fields of this kind are read from its lines. */
  kind: z.enum(importKinds),
  lines: z.array(importLine).min(1).max(mostImportLines),
  /** Whether a date like 11/30/2026 begins with its month. Only for visits. */
  monthFirst: z.boolean().default(false),
};
const isOfItsLength = ({ kind, lines }: { kind: ImportKind; lines: unknown[] }) =>
  lines.length <= mostLinesOf[kind];
const tooLong = { path: ["lines"], message: "This file has too many lines. Split it into several files" };

const isEachOnce = ({ lines }: { lines: { row: number }[] }) =>
  new Set(lines.map(({ row }) => row)).size === lines.length;
const rowTwice = { path: ["lines"], message: "Two lines have one row number" };

export const ImportLines = z.strictObject(lines).refine(isOfItsLength, tooLong).refine(isEachOnce, rowTwice);
export type ImportLines = z.input<typeof ImportLines>;

/** Sending the same key again imports the file only once. */
export const ImportFile = z
  .strictObject({ ...lines, fileName: line("Choose a file"), key: z.uuid().optional() })
  .refine(isOfItsLength, tooLong)
  .refine(isEachOnce, rowTwice);

const field = z.enum(importFields);

/** What would become of the lines of a file. */
export const ImportPlan = z.object({
  /** How many lines are new, and how many add nothing to what the salon has. */
  made: z.number().int(),
  unchanged: z.number().int(),
  /** New visits whose time is not free, so that the desk has to arrange them. */
  toArrange: z.array(z.object({ row: z.number().int(), why: z.enum(["taken", "closed"]) })),
  /** What guests will owe at the desk for the new visits. */
  owed: money,
  joined: z.array(
    z.object({
      row: z.number().int(),
      subjectId: id,
      /** Its name, as the salon has it. */
      name: z.string(),
      adds: z.array(field),
      /** Fields where the file differs. The salon's values stay. */
      keeps: z.array(field),
    }),
  ),
  /** Those of `unchanged` where the file differs in some field. The salon's values stay. */
  unlike: z.array(
    z.object({ row: z.number().int(), subjectId: id, name: z.string(), keeps: z.array(field).min(1) }),
  ),
  refused: z.array(
    z.object({
      row: z.number().int(),
      reason: z.enum(refusalReasons),
      /** The line that it agrees or conflicts with. */
      otherRow: z.number().int().nullable(),
    }),
  ),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

export const ImportDone = z.object({
  insertedId: id,
  made: z.number().int(),
  joined: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** Until when the import can be undone. */
  until: z.string(),
});
export type ImportDone = z.infer<typeof ImportDone>;

export const Import = z.object({
  _id: id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  by: z.string(),
  date: z.string(),
  made: z.number().int(),
  joined: z.number().int(),
  refused: z.number().int(),
  /** Until when the import can be undone. Null once it can't be, or has been. */
  until: z.string().nullable(),
  takenBack: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

/** An exported guest, in the form that an import accepts. */
export const ExportedGuest = z.object({
  _id: id,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  address: z.string(),
  note: z.string(),
  /** When the last completed visit was. Null before the first. An import ignores this and the fields after it. */
  lastVisit: z.string().nullable(),
  /** The unpaid amount of completed visits. */
  owes: money,
});
export type ExportedGuest = z.infer<typeof ExportedGuest>;

export const ExportQuery = z.strictObject({ after: id.optional() });

/** The kinds that are exported as lines, in the form that an import accepts. */
export const exportedKinds = importKinds.filter((kind) => kind !== "guests");
export type ExportedKind = (typeof exportedKinds)[number];

/** A line of an exported file, in the form that an import accepts, with a visit's money added. */
export const ExportedLine = z.partialRecord(z.union([field, z.enum(moneyFields)]), z.string());

/** @property after `next` of the page before */
export const LinesQuery = z.strictObject({ after: z.string().min(1).max(100).optional() });
