import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

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

test("the last of thirty guests of one number is known by the name, however long ago the booking was", async () => {
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

test("an account that an older server wrote down without a guest pays, is booked, and is a guest since", async () => {
  const customer = await addPerson(salon);
  const { write } = salon.app.engine;
  await write.deleteFrom("guest_terms").where("guest_id", "=", customer.userId).execute();
  await write.deleteFrom("guests").where("id", "=", customer.userId).execute();
  await book(salon, customer, await freeVisit(salon));
  expect(await read(customer.userId)).toMatchObject({ hasAccount: true, number: "01700000001" });
});
