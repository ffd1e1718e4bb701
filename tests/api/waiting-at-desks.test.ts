import { expect, test } from "vitest";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

test("desks that put one new caller on the list at once add one guest", async () => {
  const wish = await wishBeforeDawn(salon);
  for (const number of ["01712559840", "01712559841", "01712559842"]) {
    const body = { ...wish, name: "Dipa Ghosh", number };
    await Promise.all([1, 2, 3].map(() => call(salon, "addWaitingGuest", { body }, desk)));
    const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
    const guests = entries.filter((entry) => entry.number === number).map(({ guestId }) => guestId);
    expect(guests).toHaveLength(3);
    expect(new Set(guests).size).toBe(1);
  }
});

test("a guest without a number is called at the one that the desk entered for the list", async () => {
  const { userId: guestId } = await addPerson(salon, { verified: true, name: "Asha Paul" });
  const body = { ...(await wishBeforeDawn(salon)), guestId, name: "Asha Paul", number: "01712559850" };
  const { insertedId } = await call(salon, "addWaitingGuest", { body }, desk);
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  expect(entries.find(({ _id }) => _id === insertedId)).toMatchObject({
    guestId,
    number: "01712559850",
    hasAccount: true,
  });
});
