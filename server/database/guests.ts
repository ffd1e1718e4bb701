import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { numberKey } from "#domain/guests/number.ts";
import { termsOf } from "#domain/guests/search.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { type ChoicesSaid, choiceColumns } from "#server/database/guest-choices.ts";
import { addTerms, findable, termsInsert } from "#server/database/guest-terms.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { GuestsTable } from "#server/database/schema/guests.ts";
import { hasNoAccount } from "#server/database/without-account.ts";

export type GuestRow = Selectable<GuestsTable>;

/** A guest's details, with the number as it was typed. */
export interface GuestFields {
  name: string;
  phone: string;
  email: string;
  address: string;
}

export async function findGuest(db: Handle, id: string): Promise<GuestRow | undefined> {
  return await db.selectFrom("guests").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A guest, or the one that it was merged into. Undefined if there is none. */
export async function findWholeGuest(db: Handle, id: string): Promise<GuestRow | undefined> {
  const found = await findGuest(db, id);
  const whole = found?.merged_into ? await findGuest(db, found.merged_into) : found;
  return whole?.listed === 1 ? whole : undefined;
}

/** The ids of the parts of guests, including themselves, each with the guest that it is a part of. */
export async function listParts(db: Handle, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("guests")
    .select(["id", "merged_into"])
    .where("merged_into", "in", ids)
    .execute();
  return new Map([
    ...ids.map((id): [string, string] => [id, id]),
    ...rows.map(({ id, merged_into }): [string, string] => [id, merged_into ?? id]),
  ]);
}

/** The numbers under which a guest's last hundred visits were booked. */
export async function listNumbersOfVisits(db: Handle, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .select("phone")
    .where("guest_id", "=", id)
    .orderBy("starts_at", "desc")
    .limit(100)
    .execute();
  return [...new Set(rows.map(({ phone }) => phone))];
}

/** The guest without an account that has a number and a name, by the rule `guestOfDesk`. */
export async function findGuestOfDesk(
  db: Handle,
  { phoneKey, name }: { phoneKey: string; name: string },
): Promise<GuestRow | undefined> {
  return await db
    .selectFrom("guests")
    .selectAll()
    .where("phone_key", "=", phoneKey)
    .where((eb) => eb(eb.fn("lower", ["name"]), "=", sql<string>`lower(${name})`))
    .where(hasNoAccount)
    .where("listed", "=", 1)
    .executeTakeFirst();
}

/** Guests without an account who have a number, most recent booking first, about twenty at most. */
export async function listGuestsOfNumber(db: Handle, phoneKey: string): Promise<GuestRow[]> {
  return await db
    .selectFrom("guests")
    .selectAll()
    .where("phone_key", "=", phoneKey)
    .where(hasNoAccount)
    .where("forgotten_at", "is", null)
    .orderBy("listed", "desc")
    .orderBy("active_at", "desc")
    .limit(20)
    .execute();
}

/** Other guests with the same number or e-mail address, three at most. */
export async function listLookalikes(db: Handle, guest: GuestRow): Promise<GuestRow[]> {
  const alike = (column: "phone_key" | "email", value: string) =>
    db
      .selectFrom("guests")
      .selectAll()
      .where(column, "=", value)
      .where("listed", "=", 1)
      .where("id", "!=", guest.id)
      .limit(20)
      .execute();
  const found = [
    ...(guest.phone_key === "" ? [] : await alike("phone_key", guest.phone_key)),
    ...(guest.email === "" ? [] : await alike("email", guest.email)),
  ];
  const different = new Map(found.map((row) => [row.id, row]));
  return [...different.values()].filter(({ user_id }) => !(user_id && guest.user_id)).slice(0, 3);
}

/**
 * The statements that write a guest without an account. Running them violates `guestOfDesk` if the desk already has
 * one with this number and name.
 */
export function guestInserts(
  db: Handle,
  fields: GuestFields,
  now: number,
  { id = newId(), ...chosen }: ChoicesSaid & { id?: string } = {},
): { id: string; writes: [guest: Write, terms: Write | null] } {
  const guest = db.insertInto("guests").values({ ...rowOf(id, null, fields, now), ...choiceColumns(chosen) });
  return { id, writes: [guest, termsInsert(db, id, termsOf(findable(fields)))] };
}

/** The guest of a new account. @param user.isListed whether the desk sees the guest before anything is booked */
export async function insertGuestOfUser(
  db: Handle,
  user: { id: string; name: string; email: string; isListed: boolean },
  now: number,
): Promise<void> {
  const fields = { name: user.name, phone: "", email: user.email, address: "" };
  const row = { ...rowOf(user.id, user.id, fields, now), listed: Number(user.isListed) };
  await db.insertInto("guests").values(row).execute();
  await termsInsert(db, user.id, termsOf(findable(fields)))?.execute();
}

/**
 * The statements that record a booking by an account on its guest: the time, and the number, by which the guest can
 * be found from now on. The first number remains the one shown. A server that does not know guests may have written
 * an account without one. It is then written now.
 */
export function guestWritesOfBooking(
  db: Handle,
  { userId, phone }: { userId: string; phone: string },
  now: number,
): [guest: Write, terms: Write | null] {
  const phoneKey = numberKey(phone);
  const first = (column: "phone" | "phone_key", value: string) =>
    sql<string>`case when guests.phone_key = '' then ${value} else ${sql.ref(`guests.${column}`)} end`;
  const told = { phone: first("phone", phone), phone_key: first("phone_key", phoneKey) };
  const ofUser = db
    .selectFrom("users")
    .where("users.id", "=", userId)
    .select(["users.id", "users.id as user_id", "users.name", "users.email", "users.created_at"])
    .select(({ val }) => [val(phone).as("phone"), val(phoneKey).as("phone_key"), val(now).as("active_at")])
    .select((eb) => [
      "users.deleted_at as forgotten_at",
      eb.case().when("users.deleted_at", "is", null).then(1).else(0).end().as("listed"),
    ]);
  const columns = [
    "id",
    "user_id",
    "name",
    "email",
    "created_at",
    "phone",
    "phone_key",
    "active_at",
  ] as const;
  return [
    db
      .insertInto("guests")
      .columns([...columns, "forgotten_at", "listed"])
      .expression(ofUser)
      .onConflict((known) =>
        known
          .column("id")
          .doUpdateSet({ active_at: now, listed: 1, ...told })
          .where("guests.forgotten_at", "is", null),
      ),
    termsInsert(db, userId, termsOf(findable({ ...noFields, phone }))),
  ];
}

/** The statement that records a guest's last booking and the choices made with it. */
export function guestActiveUpdate(db: Handle, id: string, now: number, chosen: ChoicesSaid): Write {
  return db
    .updateTable("guests")
    .set({ active_at: now, ...choiceColumns(chosen) })
    .where("id", "=", id);
}

/**
 * Changes a guest's details and search terms. Old search terms stay as far as there is room.
 * @throws a violation of `guestOfDesk` if the desk has a guest with that number and name
 */
export async function updateGuest(db: Handle, guest: GuestRow, change: Partial<GuestFields>): Promise<void> {
  const columns: Updateable<GuestsTable> = {
    ...change,
    ...(change.phone !== undefined && changedNumber(guest, numberKey(change.phone))),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("guests").set(columns).where("id", "=", guest.id).execute();
  await addTerms(db, { ...guest, ...change }, termsOf(findable({ ...noFields, ...change })));
}

/** A request for texts applies only to the number that the guest had. */
function changedNumber({ phone_key: before }: GuestRow, phoneKey: string): Updateable<GuestsTable> {
  return { phone_key: phoneKey, ...(phoneKey !== before && { by_text: null }) };
}

/**
 * Updates a guest when its account changes its details, unless somebody else changed them on the guest. Each number
 * finds the guest.
 */
export async function followUser(
  db: Handle,
  before: { id: string; name: string; phone: string | null },
  after: { name?: string | undefined; phone?: string | null | undefined },
): Promise<void> {
  const guest = await findGuest(db, before.id);
  if (!guest || guest.forgotten_at !== null) return;
  const isOwn = guest.phone_key === "" || guest.phone_key === numberKey(before.phone ?? "");
  const change = {
    ...(after.name !== undefined && guest.name === before.name && { name: after.name }),
    ...(after.phone && isOwn && { phone: after.phone }),
  };
  await updateGuest(db, guest, change);
  if (after.phone && !isOwn)
    await addTerms(db, { ...guest, ...change }, termsOf(findable({ ...noFields, phone: after.phone })));
}

const noFields: GuestFields = { name: "", phone: "", email: "", address: "" };

function rowOf(id: string, userId: string | null, fields: GuestFields, now: number): Insertable<GuestsTable> {
  const about = { ...fields, phone_key: numberKey(fields.phone) };
  return {
    id,
    user_id: userId,
    ...about,
    merged_into: null,
    created_at: now,
    active_at: now,
    forgotten_at: null,
  };
}
