import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { bookWithGift, buyGiftCard, gift, mailedCode, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("the buyer sees the gift cards that they gave, when they were sent and what is used, and never a code", async () => {
  const buyer = await addPerson(salon);
  const other = await addPerson(salon);
  const email = "mehrin.given@example.com";
  const { id } = await buyGiftCard(salon, buyer, { email });
  await soldGiftCard(salon, staff, 30);
  const code = await mailedCode(salon, email);
  const visit = await freeVisit(salon);
  await bookWithGift(salon, other, visit, code);
  const given = await call(salon, "listMyGiftCards", {}, buyer);
  expect(given).toMatchObject([
    {
      _id: id,
      state: "part",
      worth: gift.price,
      left: gift.price - visit.service.price,
      to: gift.to,
      email,
      picture: gift.picture,
    },
  ]);
  expect(given[0]?.sentAt).not.toBeNull();
  expect(JSON.stringify(given)).not.toContain(code);
  expect(await call(salon, "listMyGiftCards", {}, other)).toEqual([]);
});
