import type { Transaction } from "kysely";
import { coverOf, differenceOf, type LastClose, searchOf, whyNotClose } from "#domain/daily-close.ts";
import { localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import {
  countLines,
  type DayCloseRow,
  insertDayClose,
  listDayCloses,
  readAttendance,
  readBeginOfCloses,
  readLastNumber,
  readUncounted,
} from "#server/database/day-closes.ts";
import { sumToHandBack } from "#server/database/hand-backs.ts";
import type { Handle } from "#server/database/handle.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { attempt, ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";

const daysShown = 14;

export interface Counted {
  date: string;
  /** What the books said when the money was counted. */
  deskCents: number;
  /** Only used for the first close: later ones start from what the last close left. */
  morningCents: number;
  cashCents: number;
  otherCents: number;
  leftCents: number;
  reason: string;
}

/** A day of the salon, as it is to be counted or as it was closed. */
export async function readDay({ engine, now }: DatabaseAndClock, date: string) {
  const db = engine.read;
  const before = await listDayCloses(db, { limit: daysShown });
  const [closed = null] = await listDayCloses(db, { limit: 1, date });
  const last = before[0] ?? null;
  const day = await dayOf(db, date);
  const { cover, search } = await spansOf(db, day, toLast(last), now());
  const { toPay, ...attendance } = await readAttendance(db, day, now());
  const there = await sumPaidAtSalon(
    db,
    toPay.map(({ id }) => id),
  );
  const why = whyNotClose(date, toLast(last), day.today(now()));
  return {
    date,
    state: closed || why === "closed" ? ("closed" as const) : why === "to_come" ? why : ("open" as const),
    cover,
    takings: await readUncounted(db, search),
    morningCents: last ? last.left_cents : null,
    ...attendance,
    unpaid: toPay.filter((visit) => moneyAtSalonOf(visit, there.get(visit.id) ?? 0).dueCents > 0).length,
    toHandBack: await sumToHandBack(db),
    closed,
    before,
  };
}

/**
 * Closes a day: records what was counted beside what the books say. Refuses a day that is closed, naming who closed it;
 * a difference without a reason; and a count made before more money came in.
 */
export async function closeDay(
  app: DatabaseAndClock,
  actorId: string,
  counted: Counted,
): Promise<Result<number>> {
  try {
    return await attempt(app, (tx) => close(app, tx, actorId, counted));
  } catch (error) {
    if (!app.engine.violates(error, "dayClose")) throw error;
    return await refuseClosed(app.engine.read, counted.date);
  }
}

async function close(
  { engine, now }: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  counted: Counted,
): Promise<Result<number>> {
  // Money taken at the desk locks the same row, so it is written either before this close or after it.
  await engine.lock(tx, "salon", salonId);
  const number = (await readLastNumber(tx)) + 1;
  const [last = null] = await listDayCloses(tx, { limit: 1 });
  const day = await dayOf(tx, counted.date);
  const why = whyNotClose(counted.date, toLast(last), day.today(now()));
  if (why === "to_come") return refuse("wrong_state", "This day has not begun.");
  if (why === "closed") return await refuseClosed(tx, counted.date);
  const { cover, search } = await spansOf(tx, day, toLast(last), now());
  const { came, missed } = await readAttendance(tx, day, now());
  const count = { ...counted, morningCents: last ? last.left_cents : counted.morningCents };
  const takings = await countLines(tx, number, search);
  if (takings.deskCents !== counted.deskCents)
    return refuse("money_moved", "Money came in at the desk meanwhile. Look at the sums again.");
  const refused = refuseCount(count);
  if (refused) return refused;
  await insertDayClose(tx, {
    number,
    reopens: null,
    date: counted.date,
    at: now(),
    actor_id: actorId,
    covers_from: cover.from,
    covers_to: cover.to,
    card_cents: takings.cardCents,
    card_payments: takings.cardPayments,
    card_refunded_cents: takings.cardRefundedCents,
    desk_cents: takings.deskCents,
    tips_cents: takings.tipsCents,
    desk_payments: takings.deskPayments,
    desk_cash_cents: takings.deskCashCents,
    desk_other_cents: takings.deskOtherCents,
    morning_cents: count.morningCents,
    cash_cents: count.cashCents,
    other_cents: count.otherCents,
    left_cents: count.leftCents,
    came,
    missed,
    reason: counted.reason,
  });
  return ok(number);
}

function refuseCount(count: Counted): Refusal | null {
  const wrong = (field: string, message: string) =>
    refuse("invalid_input", message, { errors: [{ field, message }] });
  if (count.leftCents > count.cashCents)
    return wrong("left", "More than was counted can't stay in the till.");
  if (differenceOf(count) !== 0 && count.reason === "")
    return wrong("reason", "Say where the difference comes from.");
  return null;
}

/** Reopens the last closed day. The reason is recorded. Refuses an earlier day. */
export async function reopenDay(
  app: DatabaseAndClock,
  actorId: string,
  number: number,
  reason: string,
): Promise<Result<number>> {
  try {
    return await app.engine.transaction(async (tx): Promise<Result<number>> => {
      await app.engine.lock(tx, "salon", salonId);
      const [last] = await listDayCloses(tx, { limit: 1 });
      if (!last || last.number < number) return refuse("not_found", "There is no such close.");
      if (last.number !== number)
        return refuse("wrong_state", "Only the day that was closed last can be opened again.");
      await insertDayClose(tx, {
        ...emptyLine(last),
        number: (await readLastNumber(tx)) + 1,
        reopens: number,
        at: app.now(),
        actor_id: actorId,
        reason,
      });
      return ok(1);
    });
  } catch (error) {
    if (!app.engine.violates(error, "dayClose")) throw error;
    return refuse("wrong_state", "Somebody else has just changed this day. Look at it again.");
  }
}

function emptyLine({ date, covers_from, covers_to }: DayCloseRow) {
  return {
    date,
    covers_from,
    covers_to,
    card_cents: 0,
    card_payments: 0,
    card_refunded_cents: 0,
    desk_cents: 0,
    tips_cents: 0,
    desk_payments: 0,
    desk_cash_cents: 0,
    desk_other_cents: 0,
    morning_cents: 0,
    cash_cents: 0,
    other_cents: 0,
    left_cents: 0,
    came: 0,
    missed: 0,
  };
}

async function refuseClosed(db: Handle, date: string): Promise<Refusal> {
  const [same] = await listDayCloses(db, { limit: 1, date });
  const name = same?.actor_name;
  if (!name) return refuse("day_closed", "This day is closed already.");
  return refuse("day_closed", `This day is closed already, by ${name}.`);
}

/** The time that a close of a day covers, and the time in which to search for the lines it counts. */
async function spansOf(db: Handle, day: { from: number; to: number }, last: LastClose | null, now: number) {
  const begin = await readBeginOfCloses(db);
  const cover = coverOf(day, { last, begin }, now);
  return { cover, search: searchOf(day, cover, begin) };
}

function toLast(row: DayCloseRow | null) {
  return row && { date: row.date, coversTo: row.covers_to };
}

async function dayOf(db: Handle, date: string) {
  const { zone } = await readSalon(db);
  const { from, to } = dayFrame(date, zone);
  return { from, to, today: (now: number) => localDate(now, zone) };
}
