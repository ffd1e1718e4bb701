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

/** A line as its file says it: what does not fit is refused line by line, not as a whole. */
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
  /** What the file holds; its lines say what is of this kind, and nothing else of them is read. */
  kind: z.enum(importKinds),
  lines: z.array(importLine).min(1).max(mostImportLines),
  /** Whether a date like 11/30/2026 begins with its month; of visits alone. */
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

/** Sent again with the same key, a file is written down once. */
export const ImportFile = z
  .strictObject({ ...lines, fileName: line("Choose a file"), key: z.uuid().optional() })
  .refine(isOfItsLength, tooLong)
  .refine(isEachOnce, rowTwice);

const field = z.enum(importFields);

/** What would become of the lines of a file. */
export const ImportPlan = z.object({
  /** How many lines are new, and how many say nothing new of what the salon has. */
  made: z.number().int(),
  unchanged: z.number().int(),
  /** Visits that are new but at an hour that is not free, so that the desk is to arrange them. */
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
      /** What the file says otherwise, and stays as the salon has it. */
      keeps: z.array(field),
    }),
  ),
  /** Of `unchanged`, those of which the file says something otherwise; they stay as the salon has them. */
  unlike: z.array(
    z.object({ row: z.number().int(), subjectId: id, name: z.string(), keeps: z.array(field).min(1) }),
  ),
  refused: z.array(
    z.object({
      row: z.number().int(),
      reason: z.enum(refusalReasons),
      /** The line that it agrees or quarrels with. */
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
  /** Until when it can be taken back. */
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
  /** Until when it can be taken back; null once it can't, or was. */
  until: z.string().nullable(),
  takenBack: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

/** A guest as a file carries one away: what an import takes in again. */
export const ExportedGuest = z.object({
  _id: id,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  address: z.string(),
  note: z.string(),
  /** When the last completed visit was; null before the first. An import leaves this and what follows out. */
  lastVisit: z.string().nullable(),
  /** What is unpaid of completed visits. */
  owes: money,
});
export type ExportedGuest = z.infer<typeof ExportedGuest>;

export const ExportQuery = z.strictObject({ after: id.optional() });

/** What is carried away in lines that an import takes in again. */
export const exportedKinds = importKinds.filter((kind) => kind !== "guests");
export type ExportedKind = (typeof exportedKinds)[number];

/** A line of a file that carries something away: what an import takes in again, written as it reads it, and a visit's money. */
export const ExportedLine = z.partialRecord(z.union([field, z.enum(moneyFields)]), z.string());

/** @property after `next` of the page before */
export const LinesQuery = z.strictObject({ after: z.string().min(1).max(100).optional() });
