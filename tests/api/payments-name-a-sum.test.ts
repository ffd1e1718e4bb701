import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const inCash = { method: "cash" as const };

async function booked() {
  const { id, visit } = await bookAtDesk(salon, staff, "Stone & Steam");
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  const params = { id };
  return {
    params,
    startsAt: visit.startsAt,
    price: visit.service.price,
    more: oil.price,
    dearer: () => change(salon, id, { serviceIds: [oil._id] }, staff),
    cheaper: () => change(salon, id, { serviceIds: [visit.service._id] }, staff),
    shown: () => onCalendar(salon, staff, id, visit.startsAt),
  };
}

test("a payment of an outdated sum is refused, and the current sum is shown and taken once", async () => {
  const { params, price, more, dearer, cheaper, shown } = await booked();
  await dearer();
  const old = { params, body: { ...inCash, due: price } };
  expect(await refused(salon, "recordPayment", old, staff)).toMatchObject({
    code: "price_mismatch",
    detail: `$${more} is left to pay for this visit now. Look at the sum, then take that.`,
  });
  expect(await shown()).toMatchObject({ paid: "unpaid", dueAtSalon: more });
  const now = { params, body: { ...inCash, due: more } };
  const twice = [1, 2].map(() => call(salon, "recordPayment", now, staff));
  expect(await Promise.all(twice)).toEqual([1, 2].map(() => ({ amount: more, tip: 0 })));
  expect(await shown()).toMatchObject({ takenAtDesk: more });
  expect((await refused(salon, "recordPayment", old, staff)).code).toBe("price_mismatch");
  await cheaper();
  expect(await shown()).toMatchObject({ paid: "salon", handBack: more - price });
  await expectBooksBalance(salon);
});

test("while a guest adds a service, the desk takes the sum on its page or nothing", async () => {
  const { params, price, more, dearer, shown } = await booked();
  const [taken] = await Promise.all([
    callLoosely(salon, "recordPayment", { params, body: { ...inCash, due: price } }, staff),
    // A payment between the preview and the change makes the change fail, so that the guest looks again.
    dearer().catch(dearer),
  ]);
  const due = taken.status === 200 ? more - price : more;
  expect(await shown()).toMatchObject({ dueAtSalon: more, takenAtDesk: more - due || undefined });
  await call(salon, "recordPayment", { params, body: { ...inCash, due } }, staff);
  expect(await shown()).toMatchObject({ paid: "salon", takenAtDesk: more });
});

test("the sum is what a gift card leaves, and a tip alone has none", async () => {
  const { params, price, startsAt } = await booked();
  const { code } = await soldGiftCard(salon, staff, 10);
  const giftCard = { code, amount: 10 };
  const whole = { params, body: { ...inCash, due: price, giftCard } };
  expect((await refused(salon, "recordPayment", whole, staff)).code).toBe("price_mismatch");
  const beside = { params, body: { ...inCash, due: price - 10, giftCard } };
  const paid = { amount: price - 10, tip: 0, credit: 10 };
  expect(await call(salon, "recordPayment", beside, staff)).toEqual(paid);
  expect(await call(salon, "recordPayment", beside, staff)).toEqual(paid);
  salon.clock.advance(Date.parse(startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params, body: { to: "in_chair" } }, staff);
  const tip = { params, body: { ...inCash, due: 0, tip: 5 } };
  expect(await call(salon, "recordPayment", tip, staff)).toMatchObject({ tip: 5 });
  await expectBooksBalance(salon);
});
