import { numberKey } from "#domain/guests/number.ts";
import { mostTerms, numbersAmong, termsOf } from "#domain/guests/search.ts";
import type { Handle } from "#server/database/handle.ts";

interface Found {
  name: string;
  phone: string;
  email: string;
  address: string;
}

/** The fields of a guest that it is found by. */
export function findable({ phone, ...fields }: Found) {
  return { ...fields, phoneKey: numberKey(phone) };
}

/** What a guest is found by, to be written; null for nothing. */
export function termsInsert(db: Handle, guestId: string, terms: readonly string[]) {
  if (terms.length === 0) return null;
  return db
    .insertInto("guest_terms")
    .values(terms.map((term) => ({ term, guest_id: guestId })))
    .onConflict((conflict) => conflict.doNothing());
}

/** What a guest is found by besides. Past the bound, only what it is called now and its numbers find it, and then the last number. */
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

/** Lets a guest be found by what it is called now and by some other terms, and by nothing else. */
export async function replaceTerms(
  db: Handle,
  guest: Found & { id: string },
  others: readonly string[] = [],
): Promise<void> {
  await db.deleteFrom("guest_terms").where("guest_id", "=", guest.id).execute();
  await termsInsert(db, guest.id, [...new Set([...termsOf(findable(guest)), ...others])])?.execute();
}
