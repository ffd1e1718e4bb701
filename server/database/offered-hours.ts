import { type Selectable, sql } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import type { PassedHour } from "#domain/hour-to-offer.ts";
import type { OfferedHourState } from "#domain/offered-hours.ts";
import { longestVisitMs } from "#domain/service-choice.ts";
import type { Span } from "#domain/time/span.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { OfferedHoursTable } from "#server/database/schema/waiting.ts";

/** A slot that was held for an entry of the waiting list. */
export interface OfferedHourRow extends Omit<Selectable<OfferedHoursTable>, "masters"> {
  masters: string[];
}

/** The statement that writes an offered hour. Running it violates `oneOfferedHour` if its entry has an open one. */
export function offeredHourInsert(db: Handle, { masters, ...row }: OfferedHourRow): Write {
  return db.insertInto("offered_hours").values({ ...row, masters: JSON.stringify(masters) });
}

export async function findOfferedHour(db: Handle, id: string): Promise<OfferedHourRow | undefined> {
  const row = await db.selectFrom("offered_hours").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parse(row);
}

/** The last slots offered to some entries, by entry. */
export async function listLastOffered(
  db: Handle,
  waitingIds: readonly string[],
): Promise<Map<string, OfferedHourRow>> {
  if (waitingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("offered_hours")
    .selectAll()
    .where("waiting_id", "in", waitingIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.waiting_id, parse(row)]));
}

/**
 * The slots already offered to some entries, by entry.
 * @param besides.takenBack whether to include those that the desk took back, which no guest has let pass
 */
export async function listOfferedBefore(
  db: Handle,
  waitingIds: readonly string[],
  { takenBack = true } = {},
): Promise<Map<string, PassedHour[]>> {
  if (waitingIds.length === 0) return new Map();
  let before = db
    .selectFrom("offered_hours")
    .select(["waiting_id", "starts_at", "ends_at", "masters"])
    .where("waiting_id", "in", waitingIds);
  if (!takenBack) before = before.where("state", "!=", "taken_back");
  const rows = await before.execute();
  const byEntry = Map.groupBy(rows, ({ waiting_id: id }) => id);
  return new Map([...byEntry].map(([id, offered]) => [id, offered.map(toPassed)]));
}

/** Slots within a span that were offered and not taken, the latest ones. */
export async function listPassedHours(db: Handle, { from, to }: Span): Promise<PassedHour[]> {
  const rows = await db
    .selectFrom("offered_hours")
    .select(["starts_at", "ends_at", "masters"])
    .where("starts_at", ">=", from - longestVisitMs)
    .where("starts_at", "<", to)
    .where("state", "in", ["lapsed", "declined", "taken_back"])
    .orderBy("starts_at", "desc")
    .limit(mostPassed)
    .execute();
  return rows.map(toPassed);
}

function toPassed(row: Pick<Selectable<OfferedHoursTable>, "starts_at" | "ends_at" | "masters">): PassedHour {
  return { from: row.starts_at, to: row.ends_at, masterIds: JSON.parse(row.masters) };
}

const mostPassed = 2_000;

/** A slot that is held for somebody now, with its hold. */
export interface HeldOffer {
  id: string;
  purchaseId: string;
  holdId: string;
  claims: Claim[];
  /** Whether its guest has begun to accept it, even if the guest has left the page since. */
  isBegun: boolean;
  /** Whether its guest has had it kept longer. */
  isExtended: boolean;
}

/** An hour that is held for an entry, whose guest has not begun to accept it or has left the page since. */
export interface UnansweredOffer
  extends Pick<OfferedHourRow, "starts_at" | "masters">,
    Pick<HeldOffer, "purchaseId" | "holdId" | "isBegun"> {
  serviceIds: string[];
}

/** The hours that are held and that nobody is accepting. */
export async function listUnanswered(db: Handle): Promise<UnansweredOffer[]> {
  const rows = await db
    .selectFrom("offered_hours as offered")
    .innerJoin("purchases", "purchases.id", "offered.purchase_id")
    .innerJoin("holds", "holds.purchase_id", "offered.purchase_id")
    .innerJoin("waiting", "waiting.id", "offered.waiting_id")
    .select(["offered.starts_at", "offered.masters", "offered.purchase_id as purchaseId"])
    .select(["offered.taken_at", "holds.id as holdId", "waiting.service_ids as serviceIds"])
    .where("offered.state", "=", sql.lit("open"))
    .where("purchases.kind", "=", "offered_hour")
    .where("holds.state", "=", "active")
    .execute();
  return rows.map(({ masters, serviceIds, taken_at, ...row }) => ({
    ...row,
    isBegun: taken_at !== null,
    masters: JSON.parse(masters),
    serviceIds: JSON.parse(serviceIds),
  }));
}

/** The hours that are held for what an account waits for. */
export async function listHeldOffers(db: Handle, userId: string): Promise<HeldOffer[]> {
  const rows = await db
    .selectFrom("waiting")
    .innerJoin("offered_hours as offered", "offered.waiting_id", "waiting.id")
    .innerJoin("holds", "holds.purchase_id", "offered.purchase_id")
    .select(["offered.id", "offered.purchase_id as purchaseId", "offered.taken_at"])
    .select(["holds.id as holdId", "holds.claims", "holds.extended"])
    .where("waiting.user_id", "=", userId)
    .where("waiting.state", "=", sql.lit("waiting"))
    .where("offered.state", "=", sql.lit("open"))
    .execute();
  return rows.map(({ taken_at, extended, ...row }) => ({
    ...row,
    isBegun: taken_at !== null,
    isExtended: extended === 1,
    claims: JSON.parse(row.claims),
  }));
}

/**
 * Transfers an offered hour to the purchase with which its guest accepts it.
 * @param until the hold's new end
 * @returns whether it was still open
 */
export async function takeOfferedHour(
  db: Handle,
  id: string,
  { purchaseId, until, now }: { purchaseId: string; until: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("offered_hours")
    .set((eb) => ({ purchase_id: purchaseId, until, taken_at: eb.fn.coalesce("taken_at", sql.val(now)) }))
    .where("id", "=", id)
    .where("state", "=", sql.lit("open"))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps an offered hour as long as the hold of the purchase with which its guest accepts it. */
export async function keepOfferedHour(
  db: Handle,
  { id, purchaseId }: { id: string; purchaseId: string },
  until: number,
): Promise<void> {
  await db
    .updateTable("offered_hours")
    .set({ until })
    .where("id", "=", id)
    .where("purchase_id", "=", purchaseId)
    .where("state", "=", sql.lit("open"))
    .execute();
}

/** Ends an open offered hour when its purchase is given up. It stays if another purchase has it by now. */
export async function endOfferedHour(
  db: Handle,
  { id, purchaseId }: { id: string; purchaseId: string },
  { state, now }: { state: Exclude<OfferedHourState, "open" | "booked">; now: number },
): Promise<void> {
  await db
    .updateTable("offered_hours")
    .set({ state, ended_at: now })
    .where("id", "=", id)
    .where("purchase_id", "=", purchaseId)
    .where("state", "=", sql.lit("open"))
    .execute();
}

/**
 * Ends offered hours whose hold ended long ago: a server of the previous release, which does not know them, may have
 * freed it.
 */
export async function endLostOffers(
  db: Handle,
  { before, now }: { before: number; now: number },
): Promise<void> {
  const over = await db
    .selectFrom("offered_hours")
    .select(["id", "purchase_id as purchaseId"])
    .where("state", "=", sql.lit("open"))
    .where("until", "<", before)
    .execute();
  for (const { id, purchaseId } of over) {
    const purchase = await db
      .selectFrom("purchases")
      .select("state")
      .where("id", "=", purchaseId)
      .executeTakeFirst();
    if (purchase?.state === "released")
      await endOfferedHour(db, { id, purchaseId }, { state: "lapsed", now });
  }
}

/** The statements that update an offered hour and its entry once its visit is booked. */
export function bookedOfferWrites(db: Handle, id: string, bookingId: string, now: number): Write[] {
  const entry = db.selectFrom("offered_hours").select("waiting_id").where("id", "=", id);
  return [
    db
      .updateTable("waiting")
      .set({ state: "booked", booking_id: bookingId, ended_at: now })
      .where("id", "in", entry)
      .where("state", "=", sql.lit("waiting")),
    db.deleteFrom("waiting_dates").where("waiting_id", "in", entry),
    db.updateTable("offered_hours").set({ state: "booked", ended_at: now }).where("id", "=", id),
  ];
}

/** The name or the number behind a purchase, for a query of purchases. For a guest of the desk, it is the guest's. */
export function contactOfPurchase(column: "name" | "phone") {
  const of = (table: string) => sql.ref(`${table}.${column}`);
  return sql<string>`case when ${of("purchases")} != '' then ${of("purchases")} else coalesce((
    select coalesce(${of("whole")}, ${of("guests")}) from offered_hours
    join waiting on waiting.id = offered_hours.waiting_id
    join guests on guests.id = waiting.guest_id
    left join guests as whole on whole.id = guests.merged_into
    where offered_hours.id = purchases.offered_hour_id and purchases.kind = 'offered_hour'), '') end`;
}

function parse(row: Selectable<OfferedHoursTable>): OfferedHourRow {
  return { ...row, masters: JSON.parse(row.masters) };
}
