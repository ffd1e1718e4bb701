import type { Selectable } from "kysely";
import type { ExportedGuest, Import, ImportDone, ImportPlan } from "#contract/imports.ts";
import { importFields, type PlannedLine } from "#domain/imports/lines.ts";
import { canTakeImportBack, importTakeBackMs } from "#domain/imports/take-back.ts";
import { toDollars } from "#domain/money.ts";
import type { GuestFigures } from "#server/database/guest-figures.ts";
import type { listGuestsAfter } from "#server/database/guests-search.ts";
import type { ImportsTable } from "#server/database/schema/guests.ts";
import type { ImportResult } from "#server/usecases/imports/import-file.ts";
import type { Planned } from "#server/usecases/imports/planned.ts";

export function toImportPlan({ outcomes, toArrange = [], owedCents = 0 }: Planned): ImportPlan {
  const owed = toDollars(owedCents);
  const plan: ImportPlan = { ...countsOf(outcomes), toArrange, owed, joined: [], unlike: [], refused: [] };
  for (const outcome of outcomes) {
    const { row } = outcome;
    if (outcome.becomes === "refused")
      plan.refused.push({ row, reason: outcome.reason, otherRow: outcome.otherRow ?? null });
    if (outcome.becomes !== "joined" && outcome.becomes !== "unchanged") continue;
    const { known, keeps } = outcome;
    if (outcome.becomes === "unchanged") {
      if (keeps.length > 0) plan.unlike.push({ row, subjectId: known.id, name: known.name, keeps });
      continue;
    }
    const adds = importFields.filter((field) => field in outcome.adds);
    plan.joined.push({ row, subjectId: known.id, name: known.name, adds, keeps });
  }
  return plan;
}

export function toImportDone({ id, until, ...counts }: ImportResult): ImportDone {
  return { insertedId: id, ...counts, until: new Date(until).toISOString() };
}

function countsOf(outcomes: readonly PlannedLine[]) {
  return {
    made: outcomes.filter(({ becomes }) => becomes === "new").length,
    unchanged: outcomes.filter(({ becomes }) => becomes === "unchanged").length,
  };
}

export function toImport(row: Selectable<ImportsTable> & { by: string | null }, now: number): Import {
  const isOpen = row.taken_back_at === null && canTakeImportBack(row.at, now);
  return {
    _id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    by: row.by ?? "",
    date: new Date(row.at).toISOString(),
    made: row.made,
    joined: row.joined,
    refused: row.refused,
    until: isOpen ? new Date(row.at + importTakeBackMs).toISOString() : null,
    takenBack: row.taken_back_at === null ? null : new Date(row.taken_back_at).toISOString(),
  };
}

/**
 * @param figuresOf the figures of each guest's visits
 * @param atOnce how many were asked for; if as many were found, there may be more
 */
export function toExport(
  rows: Awaited<ReturnType<typeof listGuestsAfter>>,
  figuresOf: (id: string) => GuestFigures,
  atOnce: number,
): { guests: ExportedGuest[]; next: string | null } {
  return {
    guests: rows.map(({ id, name, phone, email, address, note }) => {
      const { lastVisit, owedCents } = figuresOf(id);
      return {
        ...{ _id: id, name, number: phone, email, address, note: note ?? "" },
        lastVisit: lastVisit === null ? null : new Date(lastVisit).toISOString(),
        owes: toDollars(owedCents),
      };
    }),
    next: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null),
  };
}
