import type { Selectable } from "kysely";
import type { WeeklySpan } from "#domain/availability/types.ts";
import type { PastWeek } from "#domain/figures/chairs.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { countedLines } from "#server/database/migrations/0051-counted-lines.ts";
import { salonId } from "#server/database/salon.ts";
import type { PastHoursTable } from "#server/database/schema/catalogue.ts";

/**
 * Records weekly hours that end now, so that figures of earlier days use them.
 * @param owner a master's id; absent: the salon @param week the hours until now @param next the hours from now on
 */
export async function keepPastHours(
  db: Handle,
  {
    owner = salonId,
    week,
    next,
  }: { owner?: string; week: readonly WeeklySpan[]; next: readonly WeeklySpan[] },
  now: number,
): Promise<void> {
  const ended = written(week);
  if (ended === written(next)) return;
  await db
    .insertInto("past_hours")
    .values({ owner, until: now, week: ended })
    .onConflict((conflict) => conflict.columns(["owner", "until"]).doNothing())
    .execute();
}

/**
 * Records the hours of a master who returns, if their end was not recorded: they count until the last visit, as the
 * figures assumed meanwhile.
 */
export async function keepFormerHours(
  db: Handle,
  { owner, week }: { owner: string; week: readonly WeeklySpan[] },
  now: number,
): Promise<void> {
  const known = await db
    .selectFrom("past_hours")
    .select("until")
    .where("owner", "=", owner)
    .executeTakeFirst();
  if (known) return;
  const last =
    (await db
      .selectFrom("cells")
      .select(({ eb }) => eb("cell", "+", 1).as("to_cell"))
      .where("resource_id", "=", owner)
      .where("cell", "<", Math.floor(now / CELL_MS))
      .where("booking_id", "is not", null)
      .orderBy("cell", "desc")
      .limit(1)
      .executeTakeFirst()) ??
    (await db
      .selectFrom("past_cells")
      .select("to_cell")
      .where("resource_id", "=", owner)
      .orderBy("from_cell", "desc")
      .limit(1)
      .executeTakeFirst());
  if (last) await keepPastHours(db, { owner, week, next: [] }, startOfCell(last.to_cell));
}

function written(week: readonly WeeklySpan[]): string {
  const spans = week.map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
  const place = ({ weekday, opens }: WeeklySpan) => `${weekday} ${opens}`;
  return JSON.stringify(spans.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)));
}

/** Past weekly hours, earliest first: of the salon, or of a master by id. */
export async function listPastHours(db: Handle): Promise<(owner?: string) => PastWeek[]> {
  const rows = await db.selectFrom("past_hours").selectAll().orderBy("until").execute();
  const weeks = Map.groupBy(rows.map(toPastWeek), (row) => row.owner);
  return (owner = salonId) => weeks.get(owner) ?? [];
}

function toPastWeek({ owner, until, week }: Selectable<PastHoursTable>): PastWeek & { owner: string } {
  return { owner, until, week: JSON.parse(week) };
}

/** Since when hours that end are recorded, in epoch milliseconds. Null if the salon has always recorded them. */
export async function readHoursKeptSince(db: Handle): Promise<number | null> {
  const kept = await db
    .selectFrom("migrations")
    .innerJoin("salon", (join) => join.onRef("salon.created_at", "<", "migrations.ran_at"))
    .select("migrations.ran_at")
    .where("migrations.name", "=", countedLines.name)
    .executeTakeFirst();
  return kept?.ran_at ?? null;
}
