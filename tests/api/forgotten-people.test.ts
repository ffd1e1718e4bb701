import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("who leaves is no longer among the guests that the desk wrote down under the same proved address", async () => {
  const staff = await addPerson(salon, { role: "staff" });
  const admin = await addPerson(salon, { role: "admin" });
  const leaver = await addPerson(salon, { verified: true });
  const order = phoneCall(await freeVisit(salon), { email: leaver.email, name: "Rina" });
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  const guests = () =>
    salon.app.engine.read
      .selectFrom("guests")
      .innerJoin("bookings", "bookings.guest_id", "guests.id")
      .select(["guests.name", "guests.email", "guests.phone"])
      .where("bookings.id", "=", id)
      .execute();
  expect(await guests()).toMatchObject([{ name: "Rina", email: leaver.email }]);
  await call(salon, "deleteUser", { params: { id: leaver.userId } }, admin);
  expect(await guests()).toEqual([{ name: "", email: "", phone: "" }]);
});

test("a deleted person's contact stays for the coming visit and goes once it is over, and that of a living one stays", async () => {
  const guest = await addPerson(salon);
  const stays = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const living = await book(salon, stays, await freeVisit(salon));
  // The desk had the visit of the one under the other, too.
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ guest_id: guest.userId })
    .where("id", "=", living.bookingId)
    .execute();
  await salon.drain();
  const admin = await addPerson(salon, { role: "admin" });
  await call(salon, "deleteUser", { params: { id: guest.userId } }, admin);
  await tidyUp(salon.app);
  expect(await contactOf(bookingId)).toMatchObject({ email: guest.email, phone: "01700000001" });
  salon.clock.advance(days(60));
  await tidyUp(salon.app);
  expect(await contactOf(bookingId)).toEqual({ name: "", email: "", phone: "" });
  expect(await contactOf(living.bookingId)).toMatchObject({ email: stays.email, phone: "01700000001" });
  const purchases = await salon.app.engine.read.selectFrom("purchases").select("email").execute();
  expect(purchases.map(({ email }) => email)).toContain(stays.email);
  expect(purchases.map(({ email }) => email)).not.toContain(guest.email);
});

function contactOf(bookingId: string) {
  return salon.app.engine.read
    .selectFrom("bookings")
    .select(["name", "email", "phone"])
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
}
