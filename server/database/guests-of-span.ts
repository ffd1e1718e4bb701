import { setImmediate } from "node:timers/promises";
import { type NotNull, sql } from "kysely";
import type { Came } from "#domain/figures/back.ts";
import { readColumns } from "#server/database/columns.ts";
import type { Handle } from "#server/database/handle.ts";
import { inParts } from "#server/database/in-parts.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import { inTwoWeeks, type Span } from "#server/database/two-weeks.ts";

/** The guests of a report, numbered as they appear. */
export interface Guests {
  /** The number of a guest, or of the one that it was merged into. Null if nobody knows who came. */
  numberOf(id: string | undefined): number | null;
  /** By their numbers. */
  ids: string[];
  /** The guests that were merged into another, each with that one. */
  merged: ReadonlyMap<string, string>;
}

export async function readGuests(db: Handle): Promise<Guests> {
  const rows = await db
    .selectFrom("guests")
    .select(["id", "merged_into"])
    .where("merged_into", "is not", null)
    .$narrowType<{ merged_into: NotNull }>()
    .execute();
  const merged = new Map(rows.map(({ id, merged_into }) => [id, merged_into]));
  const ids: string[] = [];
  const numbers = new Map<string, number>();
  function numberOf(id: string | undefined): number | null {
    if (!id) return null;
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const whole = merged.get(id);
    const number = (whole === undefined ? null : numberOf(whole)) ?? ids.push(id) - 1;
    numbers.set(id, number);
    return number;
  }
  return { numberOf, ids, merged };
}

/** The completed visits of known guests that began in a span. */
export function listCame(db: Handle, span: Span, { numberOf }: Guests): Promise<Came[]> {
  return inTwoWeeks(span, async (part) => {
    const came = startingIn(db, part)
      .where("state", "=", "completed")
      .where("guest_id", "is not", null)
      .select(["guest_id", "starts_at"]);
    const read = await readColumns(db, came, { texts: ["guest_id"], numbers: ["starts_at"] });
    return read.starts_at.map((startsAt, at) => ({ guest: numberOf(read.guest_id[at]) ?? 0, startsAt }));
  });
}

const mostGuests = 500;

/** Which of some guests had a completed visit before an instant, by their numbers. */
export async function listCameBefore(
  db: Handle,
  of: ReadonlySet<number>,
  { before, guests }: { before: number; guests: Guests },
): Promise<number[]> {
  const { ids, numberOf, merged } = guests;
  const parts = [...merged].flatMap(([part, whole]) => (of.has(numberOf(whole) ?? -1) ? part : []));
  const all = [...of].flatMap((number) => ids[number] ?? []);
  const came = await inParts([...all, ...parts], mostGuests, async (some) => {
    await setImmediate();
    // The statement is the same for any number of guests.
    const rest = Array.from({ length: mostGuests - some.length }, () => "");
    return await findComeBefore(db, before, ...some, ...rest);
  });
  return came.flatMap(({ id }) => numberOf(id) ?? []);
}

/** Looks for a single visit of each guest: reading those of all years would take far more. */
const findComeBefore = keptQuery((db: Handle, before: number, ...ids: string[]) =>
  db
    .selectFrom("guests")
    .select("guests.id")
    .where("guests.id", "in", ids)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("bookings")
          .select("bookings.id")
          .whereRef("bookings.guest_id", "=", "guests.id")
          .where("bookings.starts_at", "<", before)
          .where("bookings.state", "=", sql.lit("completed")),
      ),
    ),
);

/** Bookings of visits that begin in a span. */
export function startingIn(db: Handle, { from, to }: Span) {
  return db
    .selectFrom("bookings")
    .where("bookings.starts_at", ">=", from)
    .where("bookings.starts_at", "<", to);
}
