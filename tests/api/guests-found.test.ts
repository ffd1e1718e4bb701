import { expect, test } from "vitest";
import { guestWritesOfBooking } from "#server/database/guests.ts";
import { call } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const find = (search: string) => call(salon, "listGuests", { query: { search } }, staff);
const read = (id: string) => call(salon, "readGuest", { params: { id } }, staff);

async function bookByPhone(about: { name: string; number: string; isNewGuest?: boolean }) {
  const visit = await freeVisit(salon);
  const { insertedId } = await call(salon, "createDeskBooking", phoneCall(visit, about), staff);
  return await salon.app.engine.read
    .selectFrom("bookings")
    .select("guest_id as guestId")
    .where("id", "=", insertedId)
    .executeTakeFirstOrThrow();
}

test("the last of thirty guests with one number is found by name, however old the booking is", async () => {
  const number = "01552340927";
  const { guestId } = await bookByPhone({ name: "Aunt Rina", number });
  const others = Array.from({ length: 30 }, (_, index) => ({
    id: `cousin-${index}`,
    user_id: null,
    name: `Cousin ${index}`,
    phone: number,
    phone_key: number,
    email: "",
    created_at: salon.clock.now(),
    active_at: salon.clock.now() + 1,
  }));
  await salon.app.engine.write.insertInto("guests").values(others).execute();
  expect((await bookByPhone({ name: "aunt rina", number, isNewGuest: true })).guestId).toBe(guestId);
});

test("an account that an older server created without a guest pays, is booked, and then has a guest", async () => {
  const customer = await addPerson(salon);
  const { write } = salon.app.engine;
  await write.deleteFrom("guest_terms").where("guest_id", "=", customer.userId).execute();
  await write.deleteFrom("guests").where("id", "=", customer.userId).execute();
  await book(salon, customer, await freeVisit(salon));
  expect(await read(customer.userId)).toMatchObject({ hasAccount: true, number: "01700000001" });
});

test("a guest is found by the whole e-mail address, however many share its host", async () => {
  const email = "rukhsana.akter@example.com";
  const about = { name: "Rukhsana Akter", number: "01552340001", email };
  const { insertedId } = await call(salon, "createGuest", { body: about }, staff);
  for (const search of [email, "rukhsana example.com", "example.com akter"])
    expect((await find(search)).guests.map(({ _id }) => _id)).toEqual([insertedId]);
});

test("unlisted guests do not count as found", async () => {
  const colleague = await addPerson(salon, { role: "staff", name: "Quazi Unlisted" });
  await call(salon, "createGuest", { body: { name: "Quazi Listed", number: "01552340002" } }, staff);
  const found = await find("quazi");
  expect(found.guests.map(({ name }) => name)).toEqual(["Quazi Listed"]);
  expect(found.guests.map(({ _id }) => _id)).not.toContain(colleague.userId);
  expect(found.count).toBe(1);
});

test("an account deleted before its guest was created is not listed when its payment arrives", async () => {
  const customer = await addPerson(salon, { name: "Gone Already" });
  const { write } = salon.app.engine;
  const visit = await freeVisit(salon);
  const prepared = await hold(salon, customer, visit);
  await call(salon, "deleteMe", { query: { email: customer.email } }, customer);
  await write.deleteFrom("guest_terms").where("guest_id", "=", customer.userId).execute();
  await write.deleteFrom("guests").where("id", "=", customer.userId).execute();
  const [guest, terms] = guestWritesOfBooking(write, { userId: customer.userId, phone: "01700000009" }, 1);
  await salon.app.engine.transaction((tx) => salon.app.engine.together(tx, [guest, terms]));
  expect(prepared.purchaseId).toBeTruthy();
  const row = write.selectFrom("guests").select(["listed"]).where("id", "=", customer.userId);
  expect(await row.executeTakeFirst()).toEqual({ listed: 0 });
});

test("for a shared number, the last thousand visits count and a hundred are shown", async () => {
  const about = { name: "Walk-in", number: "01000000000" };
  const { insertedId: id } = await call(salon, "createGuest", { body: about }, staff);
  const visit = (index: number) => ({
    id: `walk-in-${index}`,
    guest_id: id,
    user_id: null,
    name: about.name,
    email: "",
    phone: about.number,
    note: "",
    service_name: "Threading",
    price_cents: 100,
    card_cents: 0,
    transaction_id: "",
    state: "completed" as const,
    created_at: index,
    starts_at: index,
    ends_at: index + 1,
  });
  for (let from = 0; from < 1_100; from += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => visit(from + index));
    await salon.app.engine.write.insertInto("bookings").values(rows).execute();
  }
  const guest = await read(id);
  expect(guest.visits).toBe(1_000);
  expect(guest.visitList.map(({ _id }) => _id)).toEqual(
    Array.from({ length: 100 }, (_, index) => `walk-in-${1_099 - index}`),
  );
});
