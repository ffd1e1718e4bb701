import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { DayClosesTable } from "#server/database/schema/money.ts";

export type DayCloseRow = Selectable<DayClosesTable>;

export interface NamedDayClose extends DayCloseRow {
  /** Null for somebody who has left. */
  actor_name: string | null;
}

/** Closes that hold, the latest first: those that were opened again are left out. */
export async function listDayCloses(
  db: Handle,
  { limit, date }: { limit: number; date?: string },
): Promise<NamedDayClose[]> {
  return await db
    .selectFrom("day_closes")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "day_closes.actor_id").on("users.deleted_at", "is", null),
    )
    .selectAll("day_closes")
    .select("users.name as actor_name")
    .where("day_closes.reopens", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("day_closes as again")
            .select("again.number")
            .whereRef("again.reopens", "=", "day_closes.number"),
        ),
      ),
    )
    .$if(date !== undefined, (query) => query.where("day_closes.date", "=", date ?? ""))
    .orderBy("day_closes.number", "desc")
    .limit(limit)
    .execute();
}

/** The number of the last line, whatever it says; 0 before the first. */
export async function readLastNumber(db: Handle): Promise<number> {
  const last = await db
    .selectFrom("day_closes")
    .select("number")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** @throws a unique violation when somebody else has taken the number */
export async function insertDayClose(db: Handle, row: DayCloseRow): Promise<void> {
  await db.insertInto("day_closes").values(row).execute();
}

/** Money of a span of epoch milliseconds, `to` excluded: by card with its refunds, and at the desk, in signed cents. */
export async function readTakings(db: Handle, span: { from: number; to: number }) {
  const rows = await db
    .selectFrom("ledger")
    .select(["kind", "amount_cents"])
    .where("at", ">=", span.from)
    .where("at", "<", span.to)
    .where("kind", "!=", "discount")
    .execute();
  const sum = (some: typeof rows) => some.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  const desk = rows.filter(({ kind }) => kind === "pay_at_salon");
  const card = rows.filter(({ kind }) => kind !== "pay_at_salon");
  const charges = card.filter(({ kind }) => kind === "charge");
  return {
    cardCents: sum(card),
    cardPayments: charges.length,
    cardRefundedCents: sum(card.filter(({ kind }) => kind !== "charge")),
    deskCents: sum(desk),
    deskPayments: desk.filter(({ amount_cents }) => amount_cents > 0).length,
  };
}

/** How the visits that begin in a span of epoch milliseconds went. */
export async function readAttendance(db: Handle, span: { from: number; to: number }) {
  const rows = await db
    .selectFrom("bookings")
    .select(["id", "state", "purchase_id", "price_cents"])
    .where("starts_at", ">=", span.from)
    .where("starts_at", "<", span.to)
    .where("state", "!=", "cancelled")
    .execute();
  const came = rows.filter(({ state }) => state === "completed" || state === "in_chair");
  return {
    came: came.length,
    missed: rows.filter(({ state }) => state === "no_show").length,
    toPay: came
      .filter(({ purchase_id, price_cents }) => purchase_id === null && price_cents > 0)
      .map(({ id }) => id),
  };
}
