import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { callLoosely } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { gift, holdWithGift, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, freeHours, orderOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const spenders = 50;

test("of 50 who use one gift card at once, as many succeed as its balance allows, and exactly the balance is used", async () => {
  const worth = 100;
  const { id, code } = await soldGiftCard(salon, staff, worth);
  const service = await serviceNamed(salon, "Threading");
  const hours = await freeHours(salon, [service._id]);
  const visits = hours.slice(0, spenders).map(({ startsAt, masterIds }) => ({
    service,
    masterId: masterIds[0] ?? "",
    startsAt,
  }));
  expect(visits).toHaveLength(spenders);
  const guests = await Promise.all(visits.map(() => addPerson(salon, { verified: true })));
  const held = await Promise.allSettled(
    visits.map(async (visit, at) => {
      const guest = guests[at];
      if (!guest) throw new Error("Each visit has its guest.");
      const prepared = await holdWithGift(salon, guest, visit, code);
      const paid = prepared.clientSecret
        ? (await pay(salon, prepared.clientSecret)).intentId
        : prepared.purchaseId;
      const booked = await callLoosely(salon, "createBooking", bookingOf(guest, service, paid), guest);
      return { status: booked.status, credit: prepared.credit ?? 0 };
    }),
  );
  const got = held.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(got.every(({ status }) => status === 201)).toBe(true);
  const refusals = held.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
  expect(refusals.filter((why) => !why.includes("gift_card_empty"))).toEqual([]);
  expect(got.length).toBe(Math.ceil(worth / service.price));
  expect(got.reduce((sum, { credit }) => sum + credit, 0)).toBe(worth);
  const lines = await salon.app.engine.read
    .selectFrom("gift_card_lines")
    .select("cents")
    .where("gift_card_id", "=", id)
    .where("kind", "=", "used")
    .execute();
  expect(lines.reduce((sum, { cents }) => sum - cents, 0)).toBe(worth * 100);
  await expectBooksBalance(salon);
});

test("a sale at the desk sent ten times at once with one key is one card, and another sum with it is refused", async () => {
  const key = randomUUID();
  const { from, to, picture } = gift;
  const sell = (price: number) =>
    callLoosely(salon, "sellGiftCard", { body: { price, from, to, picture, method: "cash", key } }, staff);
  const sold = await Promise.all(Array.from({ length: 10 }, () => sell(30)));
  expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(sold.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { owedCents } = await checkMoney(salon.app);
  expect((await sell(30)).body).toEqual(sold[0]?.body);
  expect((await sell(40)).body).toMatchObject({ code: "wrong_state" });
  expect(await checkMoney(salon.app)).toMatchObject({ owedCents, giftCards: [] });
});

test("the same hold requested ten times at once reserves its part of the card once", async () => {
  const { code } = await soldGiftCard(salon, staff, 50);
  const service = await serviceNamed(salon, "Threading");
  const [hour] = await freeHours(salon, [service._id]);
  const visit = { service, masterId: hour?.masterIds[0] ?? "", startsAt: hour?.startsAt ?? "" };
  const guest = await addPerson(salon, { verified: true });
  const body = { ...orderOf(visit).body, giftCard: code };
  await Promise.all(
    Array.from({ length: 10 }, () => callLoosely(salon, "createPaymentIntent", { body }, guest)),
  );
  const open = await salon.app.engine.read
    .selectFrom("purchases")
    .select("credit_cents")
    .where("user_id", "=", guest.userId)
    .where("state", "=", "open")
    .execute();
  expect(open).toEqual([{ credit_cents: service.price * 100 }]);
});
