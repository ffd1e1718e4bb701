import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { comingStates, hasCome } from "#domain/booking-states.ts";
import type { Handle } from "#server/database/handle.ts";
import { moveNothing } from "#server/database/ledger.ts";
import { handedBack, refundNotHandedBack, returned } from "#server/database/salon-payments.ts";
import type { DayClosesTable, LedgerTable } from "#server/database/schema/money.ts";
import type { Schema } from "#server/database/schema.ts";

export type DayCloseRow = Selectable<DayClosesTable>;

export interface NamedDayClose extends DayCloseRow {
  /** Null for somebody who has left. */
  actor_name: string | null;
}

/** Valid closes, latest first. Reopened ones are left out. */
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

/** The number of the last line of any kind. 0 before the first. */
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

/** Where the earliest close began, reopened ones included, in epoch milliseconds. Null before the first. */
export async function readBeginOfCloses(db: Handle): Promise<number | null> {
  const { begin } = await db
    .selectFrom("day_closes")
    .select((eb) => eb.fn.min("covers_from").as("begin"))
    .executeTakeFirstOrThrow();
  return begin === null ? null : Number(begin);
}

/** Lines of a span of epoch milliseconds, `to` excluded, that move money and that no valid close has counted. */
function uncounted(db: Handle, span: { from: number; to: number }) {
  return db
    .selectFrom("ledger")
    .where("ledger.at", ">=", span.from)
    .where("ledger.at", "<", span.to)
    .where("ledger.kind", "not in", moveNothing)
    .where(isUncounted);
}

function isUncounted({ not, exists, selectFrom }: ExpressionBuilder<Schema, "ledger">) {
  return not(
    exists(
      selectFrom("day_close_lines as line")
        .leftJoin("day_closes as again", "again.reopens", "line.number")
        .select("line.number")
        .whereRef("line.ledger_id", "=", "ledger.id")
        .where("again.number", "is", null),
    ),
  );
}

/** Which of some lines no close that holds has counted, by their ids. */
export async function findUncounted(db: Handle, ledgerIds: readonly string[]): Promise<Set<string>> {
  if (ledgerIds.length === 0) return new Set();
  const lines = db.selectFrom("ledger").select("ledger.id").where("ledger.id", "in", ledgerIds);
  return new Set((await lines.where(isUncounted).execute()).map(({ id }) => id));
}

/** The money of the lines that a close would count: by card net of refunds, and at the desk, in signed cents. */
export async function readUncounted(db: Handle, span: { from: number; to: number }): Promise<Takings> {
  return takingsOf(await uncounted(db, span).select(sumsOf).groupBy(["kind", "method"]).execute());
}

/** Assigns all uncounted lines of a span to a close. @returns their money */
export async function countLines(
  db: Handle,
  number: number,
  span: { from: number; to: number },
): Promise<Takings> {
  await db
    .insertInto("day_close_lines")
    .columns(["ledger_id", "number"])
    .expression(
      uncounted(db, span).select(({ ref, cast, val }) => [
        ref("ledger.id").as("ledger_id"),
        cast<number>(val(number), "integer").as("number"),
      ]),
    )
    .execute();
  const rows = await db
    .selectFrom("day_close_lines")
    .innerJoin("ledger", "ledger.id", "day_close_lines.ledger_id")
    .where("day_close_lines.number", "=", number)
    .select(sumsOf)
    .groupBy(["kind", "method"])
    .execute();
  return takingsOf(rows);
}

/** What puts a mistake of handing back right is no payment. */
function sumsOf({ fn, ref, case: when, and }: ExpressionBuilder<Schema, "ledger">) {
  const isPayment = and([
    sql<boolean>`ledger.amount_cents > 0`,
    ...[handedBack, returned, refundNotHandedBack].map(
      (begin) => sql<boolean>`ledger.cause not like ${sql.lit(`${begin}%`)}`,
    ),
  ]);
  return [
    ref("ledger.kind").as("kind"),
    ref("ledger.method").as("method"),
    fn.sum<number>("ledger.amount_cents").as("cents"),
    fn.sum<number>(when().when(isPayment).then(1).else(0).end()).as("paid"),
  ] as const;
}

type Sums = Pick<Selectable<LedgerTable>, "kind" | "method"> & { cents: number; paid: number };

/** PostgreSQL returns sums as text. */
function takingsOf(rows: readonly Sums[]) {
  const sum = (some: readonly Sums[]) => some.reduce((cents, row) => cents + Number(row.cents), 0);
  const paid = (some: readonly Sums[]) => some.reduce((count, row) => count + Number(row.paid), 0);
  const tips = rows.filter(({ kind }) => kind === "tip");
  const visits = rows.filter(({ kind }) => kind === "pay_at_salon");
  const desk = [...visits, ...tips];
  const card = rows.filter((row) => !desk.includes(row));
  const charges = card.filter(({ kind }) => kind === "charge");
  return {
    cardCents: sum(card),
    cardPayments: paid(charges),
    cardRefundedCents: sum(card.filter(({ kind }) => kind !== "charge")),
    deskCents: sum(desk),
    deskPayments: paid(visits),
    tipsCents: sum(tips),
    deskCashCents: sum(desk.filter(({ method }) => method === "cash")),
    deskOtherCents: sum(desk.filter(({ method }) => method !== null && method !== "cash")),
  };
}

export type Takings = ReturnType<typeof takingsOf>;

/** What became of the visits that begin in a span of epoch milliseconds. */
export async function readAttendance(db: Handle, span: { from: number; to: number }, now: number) {
  const rows = await db
    .selectFrom("bookings")
    .select(["id", "state", "ends_at", "card_cents", "credit_cents", "price_cents"])
    .select(["kept_at_salon_cents", "hand_back_cents"])
    .where("starts_at", ">=", span.from)
    .where("starts_at", "<", span.to)
    .where("state", "!=", "cancelled")
    .execute();
  const came = rows.filter(({ state }) => hasCome(state));
  return {
    came: came.length,
    missed: rows.filter(({ state }) => state === "no_show").length,
    unmarked: rows.filter(({ state, ends_at }) => comingStates.includes(state) && (ends_at ?? now) < now)
      .length,
    toPay: came.filter(
      ({ card_cents, credit_cents, price_cents }) => price_cents > card_cents + credit_cents,
    ),
  };
}
