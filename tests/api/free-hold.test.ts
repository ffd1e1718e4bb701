import { expect, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { answerBank, cards, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { bookingsOf, freeVisit, hold, isOffered, orderOf, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("the desk sees who holds an hour and until when, and frees it for others", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { holdEndsAt } = await hold(salon, guest, visit);
  const kept = await keptAt(visit);
  expect(kept).toMatchObject({
    name: "Nadia Rahman",
    number: "01700000001",
    items: [{ service_name: "Threading", masterId: visit.masterId, startsAt: visit.startsAt }],
  });
  expect(Date.parse(kept?.holdEndsAt ?? "")).toBe(Date.parse(holdEndsAt ?? ""));
  const params = { id: kept?._id ?? "" };
  expect(await call(salon, "freeHold", { params }, staff)).toEqual({ deletedCount: 1 });
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await keptAt(visit)).toBeUndefined();
  expect((await refused(salon, "freeHold", { params }, staff)).code).toBe("wrong_state");

  const again = await callLoosely(salon, "createPaymentIntent", orderOf(visit), guest);
  expect([again.status, again.body.code]).toEqual([429, "hold_limit"]);
  expect(await brokenCells(salon)).toEqual([]);
});

test("an hour becomes the visit once its payment has succeeded, whatever the desk presses", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const kept = await keptAt(visit);
  await pay(salon, clientSecret);
  const params = { id: kept?._id ?? "" };
  expect((await refused(salon, "freeHold", { params }, staff)).code).toBe("wrong_state");
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
});

test("an hour that is being paid for can't be freed, and the desk is told why", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const asked = await pay(salon, clientSecret, cards.secure);
  const params = { id: (await keptAt(visit))?._id ?? "" };
  expect((await refused(salon, "freeHold", { params }, staff)).code).toBe("payment_in_progress");
  expect(await isOffered(salon, visit)).toBe(false);
  await answerBank(salon, clientSecret, "complete");
  await tell(salon, asked.intentId);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("of the desk and a payment at the same moment, one wins, and no money is left without a visit", async () => {
  for (let round = 0; round < 5; round++) {
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await hold(salon, guest, visit);
    const params = { id: (await keptAt(visit))?._id ?? "" };
    const [freed] = await Promise.all([
      callLoosely(salon, "freeHold", { params }, staff),
      pay(salon, clientSecret).catch(() => undefined),
    ]);
    await wait(salon, minutes(1));
    const booked = await bookingsOf(salon, guest);
    expect(booked).toHaveLength(freed.status === 200 ? 0 : 1);
  }
  expect(await brokenCells(salon)).toEqual([]);
});

async function keptAt(visit: Visit) {
  const date = visit.startsAt.slice(0, 10);
  const { holds } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  return holds.find(({ items }) =>
    items.some(({ startsAt, masterId }) => startsAt === visit.startsAt && masterId === visit.masterId),
  );
}
