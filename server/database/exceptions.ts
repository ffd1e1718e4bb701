import { type Selectable, sql } from "kysely";
import { type DisputeState, disputeStates, isDecided } from "#domain/dispute-states.ts";
import type { ExceptionKind } from "#domain/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { ExceptionsTable } from "#server/database/schema/money.ts";

export interface Exception {
  kind: ExceptionKind;
  /** The same cause is listed once. */
  cause: string;
  subjectId: string;
  detail?: Record<string, string | number>;
}

interface Dispute {
  id: string;
  state: DisputeState;
}

export interface ExceptionRow extends Omit<Selectable<ExceptionsTable>, "detail"> {
  detail: Record<string, string | number>;
}

/** Puts something that needs a person in the owner's inbox. */
export async function raiseException(db: Handle, exception: Exception, now: number): Promise<void> {
  await db
    .insertInto("exceptions")
    .values({
      id: newId(),
      kind: exception.kind,
      cause: exception.cause,
      subject_id: exception.subjectId,
      detail: JSON.stringify(exception.detail ?? {}),
      created_at: now,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .execute();
}

/** Closes the exception of a cause that later events have made obsolete. */
export async function resolveCause(db: Handle, cause: string, now: number): Promise<void> {
  await db
    .updateTable("exceptions")
    .set({ resolved_at: now })
    .where("cause", "=", cause)
    .where("resolved_at", "is", null)
    .execute();
}

/** @param how.isSeen whether nothing was done but looking at it @returns whether it was still open */
export async function resolveException(
  db: Handle,
  { id, detail }: ExceptionRow,
  { isSeen, now }: { isSeen: boolean; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable("exceptions")
    .set({ resolved_at: now, ...(isSeen && { detail: JSON.stringify({ ...detail, seen: 1 }) }) })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Opens one again that was only seen. @returns whether it was not open yet */
export async function reopenException(db: Handle, { id, detail }: ExceptionRow): Promise<boolean> {
  const { seen: _, ...rest } = detail;
  const result = await db
    .updateTable("exceptions")
    .set({ resolved_at: null, detail: JSON.stringify(rest) })
    .where("id", "=", id)
    .where("resolved_at", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Raises an exception even if one with the same cause was resolved before: what was done has not helped. */
export async function raiseAgain(db: Handle, exception: Exception, now: number): Promise<void> {
  await db
    .updateTable("exceptions")
    .set({ cause: sql<string>`cause || ':' || id` })
    .where("cause", "=", exception.cause)
    .where("resolved_at", "is not", null)
    .execute();
  await raiseException(db, exception, now);
}

/** The exceptions of a kind that wait for the owner. */
export async function listOpenOfKind(db: Handle, kind: ExceptionKind): Promise<ExceptionRow[]> {
  const open = db.selectFrom("exceptions").selectAll().where("kind", "=", kind);
  return (await open.where("resolved_at", "is", null).execute()).map(parse);
}

/** When each of some subjects' exceptions of a kind was resolved. Null: it waits. Subjects without one are missing. */
export async function readResolvedAt(
  db: Handle,
  kind: ExceptionKind,
  subjectIds: readonly string[],
): Promise<Map<string, number | null>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("exceptions")
    .select(["subject_id", "resolved_at"])
    .where("kind", "=", kind)
    .where("subject_id", "in", subjectIds)
    .orderBy("created_at")
    .execute();
  return new Map(rows.map(({ subject_id, resolved_at }) => [subject_id, resolved_at]));
}

/** The exception that reported a dispute in its current state. */
export function findDispute(db: Handle, dispute: Dispute) {
  const told = db.selectFrom("exceptions").select("id").where("cause", "=", disputeCause(dispute));
  return told.executeTakeFirst();
}

/**
 * The disputes and inquiries that were reported without their outcome, or with one since an instant, whose money may
 * come later. By the provider's own ids.
 */
export async function listDisputesToFollow(db: Handle, decidedSince: number): Promise<string[]> {
  const disputes = await listUndecided(db, { decidedSince });
  return [...new Set(disputes.map(({ detail }) => String(detail.disputeId)))];
}

/** What banks hold of a payment until they decide its disputes, in cents. An inquiry holds nothing. */
export async function sumUndecided(db: Handle, paymentId: string): Promise<number> {
  const open = (await listUndecided(db, { paymentId })).filter(({ detail }) => detail.state === "open");
  return open.reduce((sum, { detail }) => sum + Number(detail.amountCents), 0);
}

/**
 * The reports of disputes without a reported outcome.
 * @param some.paymentId only those of this payment @param some.decidedSince also those with an outcome since then
 */
async function listUndecided(
  db: Handle,
  { paymentId, decidedSince = Number.POSITIVE_INFINITY }: { paymentId?: string; decidedSince?: number },
): Promise<ExceptionRow[]> {
  let told = db.selectFrom("exceptions").selectAll().where("kind", "=", "dispute");
  if (paymentId !== undefined) told = told.where("subject_id", "=", paymentId);
  const disputes = (await told.execute()).map(parse);
  const ends = disputeStates.filter(isDecided);
  const decided = disputes.filter(
    ({ detail, created_at: at }) => at < decidedSince && ends.some((end) => end === detail.state),
  );
  const ids = new Set(decided.map(({ detail }) => detail.disputeId));
  return disputes.filter(({ detail }) => !ids.has(detail.disputeId));
}

/** The cause under which a dispute is reported, once for each state. */
export function disputeCause({ id, state }: Dispute): string {
  return `dispute:${id}:${state}`;
}

export async function findException(db: Handle, id: string): Promise<ExceptionRow | undefined> {
  const row = await db.selectFrom("exceptions").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parse(row);
}

/** Open exceptions first, then newest first. @param page.after the id of the last one seen */
export async function listExceptions(
  db: Handle,
  page: { limit: number; after?: string },
): Promise<ExceptionRow[]> {
  const last = page.after === undefined ? undefined : await findException(db, page.after);
  if (page.after !== undefined && !last) return [];
  let query = db
    .selectFrom("exceptions")
    .selectAll()
    .orderBy((eb) => eb.case().when("resolved_at", "is", null).then(0).else(1).end())
    .orderBy("id", "desc")
    .limit(page.limit);
  if (last) {
    const { id } = last;
    query = query.where((eb) =>
      last.resolved_at === null
        ? eb.or([eb("resolved_at", "is not", null), eb("id", "<", id)])
        : eb.and([eb("resolved_at", "is not", null), eb("id", "<", id)]),
    );
  }
  return (await query.execute()).map(parse);
}

/** Open exceptions raised since an instant, newest first. */
export async function listOpenSince(
  db: Handle,
  { since, limit }: { since: number; limit: number },
): Promise<ExceptionRow[]> {
  const rows = await db
    .selectFrom("exceptions")
    .selectAll()
    .where("resolved_at", "is", null)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(parse);
}

/** How many exceptions wait for the owner. */
export async function countOpenExceptions(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("exceptions")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("resolved_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.open);
}

export async function countExceptions(db: Handle): Promise<{ open: number; all: number }> {
  const row = await db
    .selectFrom("exceptions")
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.count<number>("id").filterWhere("resolved_at", "is", null).as("open"),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), all: Number(row.all) };
}

function parse(row: Selectable<ExceptionsTable>): ExceptionRow {
  return { ...row, detail: JSON.parse(row.detail) };
}
