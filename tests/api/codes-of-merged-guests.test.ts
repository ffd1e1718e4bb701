import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addOffer, bookWithCode } from "#tests/support/offers.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("merged guests have used a code as often as both did, wherever they booked", async () => {
  const { code } = await addOffer(salon, { mostUsesEach: 1 });
  const { guest } = await bookWithCode(salon, { code });
  const caller = { name: "Mala Das", number: "01844500900" };
  await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), caller), staff);
  const { guests } = await call(salon, "listGuests", { query: { search: caller.number } }, staff);
  const otherId = guests[0]?._id ?? "";
  const body = { otherId, name: "this", number: "this" } as const;
  await call(salon, "mergeGuests", { params: { id: guest.userId }, body }, staff);
  const order = { ...phoneCall(await freeVisit(salon), caller).body, guestId: otherId, code };
  expect((await refused(salon, "createDeskBooking", { body: order }, staff)).detail).toBe(
    "You have used this code as often as it may be used.",
  );
});

test("a guest's uses count for their account, if the desk enters its address", async () => {
  const { code } = await addOffer(salon, { mostUsesEach: 1 });
  const guest = await addPerson(salon, { verified: true });
  const kept = { name: "Mala Das", number: "01844500901" };
  const used = { ...phoneCall(await freeVisit(salon), kept).body, code };
  await call(salon, "createDeskBooking", { body: used }, staff);
  const { guests } = await call(salon, "listGuests", { query: { search: kept.number } }, staff);
  const body = { otherId: guest.userId, name: "this", number: "this" } as const;
  await call(salon, "mergeGuests", { params: { id: guests[0]?._id ?? "" }, body }, staff);
  // The desk has selected another guest by the number, and is given this address.
  const caller = { name: "Rupa Das", number: "01844500902" };
  await call(salon, "createDeskBooking", phoneCall(await freeVisit(salon), caller), staff);
  const found = await call(salon, "listGuests", { query: { search: caller.number } }, staff);
  const about = { ...caller, email: guest.email };
  const guestId = found.guests[0]?._id ?? "";
  const order = { ...phoneCall(await freeVisit(salon), about).body, guestId, code };
  expect((await refused(salon, "createDeskBooking", { body: order }, staff)).detail).toBe(
    "You have used this code as often as it may be used.",
  );
});
