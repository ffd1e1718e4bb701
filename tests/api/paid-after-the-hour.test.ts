import { expect, test } from "vitest";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { preview, requestOf } from "#tests/support/changes.ts";
import { hours } from "#tests/support/clock.ts";
import { askFor } from "#tests/support/deposits.ts";
import { holdWithGift, onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { breakProvider, mendProvider } from "#tests/support/provider.ts";
import { book, bookingOf, bookingsOf, freeHours, hold, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

/** The provider does not answer for the given number of hours. */
async function silentFor(count: number): Promise<void> {
  await breakProvider(salon, { kind: "cut", path: "*", when: "before", times: "5000" });
  for (let hour = 0; hour < count; hour++) await wait(salon, hours(1));
  await mendProvider(salon);
  await doBackgroundWork(salon);
  await doBackgroundWork(salon);
}

test("a payment known only after its hour has passed is refunded, and books nothing in the past", async () => {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const slot = (await freeHours(salon, [service._id])).find(
    ({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + hours(2),
  );
  const visit = { service, masterId: slot?.masterIds[0] ?? "", startsAt: slot?.startsAt ?? "" };
  salon.clock.advance(Date.parse(visit.startsAt) - hours(2) - salon.clock.now());
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await silentFor(4);
  expect(Date.parse(visit.startsAt)).toBeLessThan(salon.clock.now());
  const booked = (await bookingsOf(salon, guest)).map(({ status, startsAt }) => ({ status, startsAt }));
  expect({ booked, back: (await refundsOf(salon, intentId)).map(({ amount }) => amount) }).toEqual({
    booked: [],
    back: [600],
  });
  const mails = (await salon.mails()).filter((mail) => mail.includes(`\nTo: ${guest.email}`));
  expect(mails.filter((mail) => mail.includes("your payment came after your hour"))).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes("is gone"))).toEqual([]);
});

test("a payment for a change to an hour that has passed is refunded, and the visit keeps its own hour", async () => {
  await askFor(salon, owner, null);
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const all = await freeHours(salon, [cut._id, thread._id]);
  const far = all.find(({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + hours(120));
  const visit = { service: cut, masterId: far?.masterIds[0] ?? "", startsAt: far?.startsAt ?? "" };
  const { bookingId: id } = await book(salon, guest, visit);
  await salon.drain();
  const soon = all.find(({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + hours(20));
  salon.clock.advance(Date.parse(soon?.startsAt ?? "") - hours(3) - salon.clock.now());
  const wanted = { serviceIds: [cut._id, thread._id], startsAt: soon?.startsAt ?? "" };
  const shown = await preview(salon, id, wanted, guest);
  expect(shown.place).not.toBeNull();
  const body = requestOf(shown, wanted, "card");
  const { payment } = await call(salon, "changeVisit", { params: { id }, body }, guest);
  const { intentId } = await pay(salon, payment?.clientSecret ?? "");
  await silentFor(5);
  const [now] = await bookingsOf(salon, guest);
  expect({
    startsAt: now?.startsAt,
    back: (await refundsOf(salon, intentId)).map(({ amount }) => amount),
  }).toEqual({
    startsAt: visit.startsAt,
    back: [600],
  });
});

test("a gift card that covers everything books no hour that has passed, and can be used again", async () => {
  await call(salon, "saveSalonSettings", { body: { leadMinutes: 0, holdMinutes: 60 } }, owner);
  const { code } = await soldGiftCard(salon, owner, 50);
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const slot = (await freeHours(salon, [service._id])).find(
    ({ startsAt }) => Date.parse(startsAt) > salon.clock.now() + hours(2),
  );
  const visit = { service, masterId: slot?.masterIds[0] ?? "", startsAt: slot?.startsAt ?? "" };
  salon.clock.advance(Date.parse(visit.startsAt) - hours(0.25) - salon.clock.now());
  const { purchaseId } = await holdWithGift(salon, guest, visit, code);
  salon.clock.advance(hours(0.75));
  const late = await refused(salon, "createBooking", bookingOf(guest, service, purchaseId), guest);
  expect(late.code).toBe("slot_taken");
  expect(await bookingsOf(salon, guest)).toEqual([]);
  await wait(salon, hours(0.25));
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 50 });
});
