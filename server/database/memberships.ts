import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import type { MembershipsTable } from "#server/database/schema/money.ts";
import type { Schema } from "#server/database/schema.ts";

export type MembershipRow = Selectable<MembershipsTable>;

/** @throws a unique violation when its purchase has already become a membership */
export async function insertMembership(db: Handle, membership: Insertable<MembershipsTable>): Promise<void> {
  await db.insertInto("memberships").values(membership).execute();
}

export function findMembership(db: Handle, id: string): Promise<MembershipRow | undefined> {
  return db.selectFrom("memberships").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findMembershipOfPurchase(db: Handle, purchaseId: string): Promise<MembershipRow | undefined> {
  return db.selectFrom("memberships").selectAll().where("purchase_id", "=", purchaseId).executeTakeFirst();
}

/** Every year of membership that a user bought, latest first. */
export function listMembershipsOfUser(db: Handle, userId: string): Promise<MembershipRow[]> {
  return db
    .selectFrom("memberships")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("ends_at", "desc")
    .execute();
}

/** When a user's membership ends, in epoch milliseconds. Null without one. */
export async function findMemberUntil(db: Handle, userId: string, now: number): Promise<number | null> {
  return untilOf(await yearsOfOne(db, now, userId), now).get(userId) ?? null;
}

const yearsOfOne = keptQuery((db: Handle, now: number, userId: string) => yearsOf(db, now, [userId]));

/**
 * When the membership of each member among some users ends, by user. Consecutive years count as one. A year whose price
 * was given back in the provider's dashboard, or is with a bank, does not count.
 */
export async function listMembersUntil(
  db: Handle,
  now: number,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  return userIds.length === 0 ? new Map() : untilOf(await yearsOf(db, now, userIds).execute(), now);
}

function yearsOf(db: Handle, now: number, userIds: readonly string[]) {
  return paidYears(db, now)
    .select(["user_id", "starts_at", "ends_at"])
    .where("user_id", "in", userIds)
    .orderBy("ends_at");
}

type Year = Pick<MembershipRow, "user_id" | "starts_at" | "ends_at">;

function untilOf(rows: readonly Year[], now: number): Map<string, number> {
  const until = new Map<string, number>();
  // A year that follows one that does not count begins later.
  for (const { user_id, starts_at, ends_at } of rows)
    if (starts_at <= (until.get(user_id) ?? now)) until.set(user_id, ends_at);
  return until;
}

/** The ids of users who are members now, as a query of `most` years at most. */
export function membersNow(db: Handle, now: number, most: number) {
  return paidYears(db, now).select("user_id").where("starts_at", "<=", now).limit(most);
}

/**
 * The last year of a user that is not over and counts, or will once it begins: after a year that does not count, it may
 * begin later.
 */
export function findLastYear(db: Handle, userId: string, now: number): Promise<MembershipRow | undefined> {
  const years = paidYears(db, now).selectAll().where("user_id", "=", userId);
  return years.orderBy("ends_at", "desc").limit(1).executeTakeFirst();
}

/** The years that are not over and whose price is still the salon's. */
function paidYears(db: Handle, now: number) {
  return db
    .selectFrom("memberships")
    .where("refunded_at", "is", null)
    .where("ends_at", ">", now)
    .where((eb) => eb(goneOf(eb), "<", eb.ref("price_cents")));
}

/** How much of a year's payment the salon no longer has: refunded, promised as a refund, or taken by a bank. */
function goneOf(eb: ExpressionBuilder<Schema, "memberships">) {
  const payment = eb.selectFrom("payments").whereRef("payments.intent_id", "=", "memberships.transaction_id");
  const refunded = payment
    .innerJoin("refunds", "refunds.payment_id", "payments.id")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("refunds.amount_cents"), sql.lit(0)).as("cents"))
    .where("refunds.state", "!=", sql.lit("failed"));
  const disputed = payment
    .innerJoin("ledger", "ledger.payment_id", "payments.id")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("ledger.amount_cents"), sql.lit(0)).as("cents"))
    .where("ledger.kind", "=", sql.lit("dispute"));
  return sql<number>`${refunded} - ${disputed}`;
}

/** Ends a year that is refunded. @returns false if it already was */
export async function endMembership(db: Handle, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("memberships")
    .set({ refunded_at: now })
    .where("id", "=", id)
    .where("refunded_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
