import { numberKey } from "#domain/guests/number.ts";
import { mostTerms, numbersAmong, termsOf } from "#domain/guests/search.ts";
import type { Handle } from "#server/database/handle.ts";

interface Found {
  name: string;
  phone: string;
  email: string;
  address: string;
}

/** The fields by which a guest is found. */
export function findable({ phone, ...fields }: Found) {
  return { ...fields, phoneKey: numberKey(phone) };
}

/** The statement that adds search terms to a guest. Null if there are none. */
export function termsInsert(db: Handle, guestId: string, terms: readonly string[]) {
  if (terms.length === 0) return null;
  return db
    .insertInto("guest_terms")
    .values(terms.map((term) => ({ term, guest_id: guestId })))
    .onConflict((conflict) => conflict.doNothing());
}

/**
 * Adds search terms to a guest. Beyond the limit, only its current terms and its numbers stay, or even only the last
 * number.
 */
export async function addTerms(
  db: Handle,
  guest: Found & { id: string },
  terms: readonly string[],
): Promise<void> {
  await termsInsert(db, guest.id, terms)?.execute();
  const { count } = await db
    .selectFrom("guest_terms")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("guest_id", "=", guest.id)
    .executeTakeFirstOrThrow();
  if (Number(count) <= mostTerms) return;
  const rows = await db.selectFrom("guest_terms").select("term").where("guest_id", "=", guest.id).execute();
  const numbers = numbersAmong(rows.map(({ term }) => term));
  await replaceTerms(db, guest, [...numbers, ...numbersAmong(terms)]);
}

/** Replaces a guest's search terms by its current ones and some others. */
export async function replaceTerms(
  db: Handle,
  guest: Found & { id: string },
  others: readonly string[] = [],
): Promise<void> {
  await db.deleteFrom("guest_terms").where("guest_id", "=", guest.id).execute();
  await termsInsert(db, guest.id, [...new Set([...termsOf(findable(guest)), ...others])])?.execute();
}
