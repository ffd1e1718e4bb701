import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addOffer, bookWithCode } from "#tests/support/offers.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("guests who turn out to be one have used a code as often as both, wherever they booked", async () => {
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
