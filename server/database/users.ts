import type { ExpressionBuilder, Selectable } from "kysely";
import { overStates } from "#domain/booking-states.ts";
import { removeContactMessages } from "#server/database/contact-messages.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { findGuest, insertGuestOfUser, updateGuest } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { forgetAddressInOutbox } from "#server/database/outbox.ts";
import type { UsersTable } from "#server/database/schema/people.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Search } from "#server/database/search.ts";
import { removeTextLinks } from "#server/database/text-links.ts";

export type UserRow = Selectable<UsersTable>;

/** An existing user. Undefined for a tombstone. */
export function findUser(db: Handle, id: string): Promise<UserRow | undefined> {
  return living(db).where("id", "=", id).executeTakeFirst();
}

export function findUsersByEmail(db: Handle, email: string): Promise<UserRow[]> {
  return living(db).where("email", "=", email).orderBy("created_at").execute();
}

/** The existing user behind a provider's account. */
export function findUserByIdentity(
  db: Handle,
  provider: string,
  subject: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .innerJoin("identities", "identities.user_id", "users.id")
    .selectAll("users")
    .where("identities.provider", "=", provider)
    .where("identities.subject", "=", subject)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

export interface NewUser {
  email: string;
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
  role?: UserRow["role"];
  language?: UserRow["language"];
}

/**
 * A new user and their guest at the desk. The guest of a staff member is listed once they book.
 * @returns the new user's id
 * @throws a violation of `verifiedEmail` when an existing user has verified the same address
 */
export async function insertUser(db: Handle, user: NewUser, now: number): Promise<string> {
  const id = newId();
  await db
    .insertInto("users")
    .values({
      id,
      email: user.email,
      email_verified: Number(user.emailVerified),
      name: user.name,
      photo_url: user.photoURL,
      phone: null,
      role: user.role ?? "customer",
      language: user.language ?? "en",
      created_at: now,
      deleted_at: null,
    })
    .execute();
  const isListed = (user.role ?? "customer") === "customer";
  await insertGuestOfUser(db, { id, name: user.name, email: user.email, isListed }, now);
  return id;
}

/** @throws a unique violation when the account already belongs to a user */
export async function insertIdentity(
  db: Handle,
  identity: { provider: string; subject: string; userId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("identities")
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      created_at: now,
    })
    .execute();
}

/** Users by age, oldest first. @param page.after the id of the last one seen */
export function listUsers(
  db: Handle,
  page: { limit: number; after: string | undefined; search: Search | undefined },
): Promise<UserRow[]> {
  let query = living(db).where(meant(page.search)).orderBy("created_at").orderBy("id").limit(page.limit);
  if (page.after !== undefined) {
    const { after } = page;
    query = query.where((eb) =>
      eb(
        eb.refTuple("created_at", "id"),
        ">",
        eb
          .selectFrom("users")
          .select(["created_at", "id"])
          .where("id", "=", after)
          .$asTuple("created_at", "id"),
      ),
    );
  }
  return query.execute();
}

/** @param search which users to count; all without it */
export async function countUsers(db: Handle, search: Search | undefined): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .where(meant(search))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function meant(search: Search | undefined) {
  return (eb: ExpressionBuilder<Schema, "users">) => eb.and(search?.conditions ?? []);
}

export async function countAdmins(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("role", "=", "admin")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function updateUser(
  db: Handle,
  id: string,
  change: Partial<
    Pick<UserRow, "name" | "role" | "photo_url" | "phone" | "language" | "language_chosen" | "told_by">
  >,
): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", id).execute();
}

/** The instant up to which a person has seen the desk's news. 0 before the first time. */
export async function findNewsSeen(db: Handle, id: string): Promise<number> {
  const row = await db.selectFrom("users").select("news_seen_at").where("id", "=", id).executeTakeFirst();
  return row?.news_seen_at ?? 0;
}

/** Saves up to when a person has seen the news, never earlier than before. @returns how many rows it changed */
export async function markNewsSeen(db: Handle, id: string, until: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ news_seen_at: until })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("news_seen_at", "is", null), eb("news_seen_at", "<", until)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @returns whether it was unverified before */
export async function markEmailVerified(db: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ email_verified: 1 })
    .where("id", "=", id)
    .where("email_verified", "=", 0)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Changes the address of a user, of their guest and of their coming visits. The new one is not verified yet. */
export async function changeEmail(
  db: Handle,
  { id, email: before }: Pick<UserRow, "id" | "email">,
  email: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ email, email_verified: 0 })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  // A user who has left meanwhile stays erased.
  if (numUpdatedRows === 0n) return;
  const guest = await findGuest(db, id);
  if (guest) await updateGuest(db, guest, { email });
  await db
    .updateTable("bookings")
    .set({ email })
    .where("user_id", "=", id)
    .where("email", "=", before)
    .where("state", "not in", overStates)
    .execute();
}

/** The statement that changes the language of a user who has not chosen one. */
export function languageUpdate(db: Handle, id: string, language: UserRow["language"]): Write {
  return db.updateTable("users").set({ language }).where("id", "=", id).where("language_chosen", "=", 0);
}

export function listIdentities(db: Handle, userId: string): Promise<{ provider: string; subject: string }[]> {
  return db.selectFrom("identities").select(["provider", "subject"]).where("user_id", "=", userId).execute();
}

/**
 * Turns a user into a tombstone: the row stays without personal data. Removes accounts, messages to the salon from a
 * verified address, and what mail servers said about that address.
 */
export async function removePerson(db: Handle, id: string, now: number): Promise<void> {
  const user = await findUser(db, id);
  if (user?.email_verified === 1) await removeContactMessages(db, user.email);
  if (user) await forgetAddressInOutbox(db, user.email);
  await removeTextLinks(db, [`user:${id}`]);
  await db.deleteFrom("identities").where("user_id", "=", id).execute();
  await db.deleteFrom("mobile_codes").where("user_id", "=", id).execute();
  await db.deleteFrom("calendar_feeds").where("kind", "=", "customer").where("subject_id", "=", id).execute();
  await db
    .updateTable("users")
    .set({
      email: "",
      email_verified: 0,
      name: "",
      photo_url: null,
      phone: null,
      proved_mobile: null,
      role: "customer",
      deleted_at: now,
    })
    .where("id", "=", id)
    .execute();
}

export function living(db: Handle) {
  return db.selectFrom("users").selectAll("users").where("users.deleted_at", "is", null);
}
