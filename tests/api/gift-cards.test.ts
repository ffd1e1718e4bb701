import { expect, test } from "vitest";
import { localDate } from "#domain/time/dates.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import {
  bookWithGift,
  buyGiftCard,
  gift,
  mailedCode,
  onGiftCard,
  soldGiftCard,
} from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPackage, bookedAhead, buyPackage, fiveForFour } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a paid gift card is mailed with its code, which is not stored, and its buyer gets a receipt", async () => {
  const buyer = await addPerson(salon);
  const email = "mehrin.one@example.com";
  const { id } = await buyGiftCard(salon, buyer, { email });
  const code = await mailedCode(salon, email);
  const [mail] = await readMails(salon, email, "gift_card.");
  expect(mail?.subject).toBe("A gift card from Tasnim");
  expect(mail?.text).toContain("Go and be looked after for once.");
  expect(mail?.html).toContain("/art/mail/gift-ribbon.png");
  const [receipt] = await readMails(salon, buyer.email, "gift_card_bought.");
  expect(receipt?.text).toContain("$50");
  expect(receipt?.text).toMatch(/Date:? +23 November 2026 at \d+:\d\d [ap]m/);
  expect(receipt?.text).not.toContain(code);
  expect(await onGiftCard(salon, code)).toMatchObject({ worth: 50, left: 50, from: "Tasnim", to: "Mehrin" });
  const bare = code.replaceAll("-", "");
  const kept = await salon.app.engine.read
    .selectFrom("gift_cards")
    .selectAll()
    .where("id", "=", id)
    .execute();
  expect(JSON.stringify(kept)).not.toContain(bare);
  expect(bare).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  await expectBooksBalance(salon);
});

test("a card with a sending date is mailed on that date, not before", async () => {
  const buyer = await addPerson(salon);
  const email = "mehrin.two@example.com";
  const { id } = await buyGiftCard(salon, buyer, { email, sendOn: "2026-11-25" });
  await salon.drain();
  expect(await readMails(salon, email, "gift_card.")).toEqual([]);
  const [receipt] = await readMails(salon, buyer.email, "gift_card_bought.");
  expect(receipt?.text).toContain("25 November 2026 at 9:00 am");
  expect(await ofDesk(id)).toMatchObject({ state: "waiting", sentAt: null, refundable: true });
  salon.clock.advance(hours(49));
  expect(await mailedCode(salon, email)).toBeTruthy();
  expect(await ofDesk(id)).toMatchObject({ state: "unused", email });
});

test("a card with a past date, such as a mistyped year, can't be paid for", async () => {
  const buyer = await addPerson(salon);
  const on = (sendOn: string) => ({ body: { ...gift, email: "mehrin.late@example.com", sendOn } });
  const over = await refused(salon, "createGiftCardPayment", on("2025-12-24"), buyer);
  expect(over).toMatchObject({ code: "invalid_input", errors: [{ field: "sendOn" }] });
  const today = localDate(salon.clock.now(), "Asia/Dhaka");
  expect((await call(salon, "createGiftCardPayment", on(today), buyer)).clientSecret).toBeTruthy();
});

test("an unpaid gift card has no balance, and a declined one is not sent", async () => {
  const buyer = await addPerson(salon);
  const email = "mehrin.three@example.com";
  const { clientSecret } = await call(salon, "createGiftCardPayment", { body: { ...gift, email } }, buyer);
  await pay(salon, clientSecret, cards.declined);
  await doBackgroundWork(salon);
  await salon.drain();
  expect(await readMails(salon, email, "gift_card.")).toEqual([]);
  const { intentId } = await pay(salon, clientSecret);
  // The browser is gone, so the provider's webhook or the sweep creates the card.
  salon.clock.advance(hours(1));
  await doBackgroundWork(salon);
  const code = await mailedCode(salon, email);
  expect(await onGiftCard(salon, code)).toMatchObject({ left: 50 });
  const again = await call(salon, "createGiftCard", { body: { transactionId: intentId } }, buyer);
  expect(await ofDesk(again.insertedId)).toMatchObject({ state: "unused" });
  expect((await readMails(salon, email, "gift_card.")).length).toBe(1);
  await expectBooksBalance(salon);
});

test("repeating a request shares the payment, and another text or sum replaces the first", async () => {
  const buyer = await addPerson(salon);
  const email = "mehrin.four@example.com";
  const first = await call(salon, "createGiftCardPayment", { body: { ...gift, email } }, buyer);
  salon.clock.advance(1_000);
  const same = await call(salon, "createGiftCardPayment", { body: { ...gift, email } }, buyer);
  expect(same).toEqual(first);
  const said = await call(salon, "createGiftCardPayment", { body: { ...gift, email, to: "Mim" } }, buyer);
  expect(said.purchaseId).not.toBe(first.purchaseId);
  const other = await call(salon, "createGiftCardPayment", { body: { ...gift, email, price: 75 } }, buyer);
  expect(other).toMatchObject({ total: 75 });
  expect(other.purchaseId).not.toBe(said.purchaseId);
  expect((await refused(salon, "createGiftCardPayment", { body: { ...gift, price: 9 } }, buyer)).code).toBe(
    "invalid_input",
  );
  const { service } = await freeVisit(salon);
  const wrong = { ...gift, price: service.price + 1, serviceId: service._id };
  expect(await refused(salon, "createGiftCardPayment", { body: wrong }, buyer)).toMatchObject({
    code: "price_mismatch",
    detail: expect.stringMatching(/^The price is \$\d+ now\. If you agree, press the button again\.$/),
  });
});

test("a card for a service holds its price, even above the limit for amounts", async () => {
  const service = await serviceNamed(salon, "Threading");
  await call(salon, "updateService", { params: { id: service._id }, body: { price: 350 } }, owner);
  const order = { ...gift, price: 350, serviceId: service._id };
  const prepared = await call(salon, "createGiftCardPayment", { body: order }, await addPerson(salon));
  expect(prepared).toMatchObject({ total: 350 });
  const { from, to, picture } = gift;
  const body = { price: 350, serviceId: service._id, from, to, picture, method: "cash" as const };
  const { code } = await call(salon, "sellGiftCard", { body }, staff);
  expect(await onGiftCard(salon, code)).toMatchObject({ worth: 350 });
  await call(salon, "updateService", { params: { id: service._id }, body: { price: service.price } }, owner);
});

test("an unknown code looks like an empty one, and a network may try five in ten minutes", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const from = (remoteAddress: string, typed: string) =>
    salon.server.inject({
      method: "POST",
      url: "/api/gift-cards/search",
      remoteAddress,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ code: typed }),
    });
  const unknown = await from("198.51.100.7", "0000-0000-0000-0000");
  await bookWithGift(salon, await addPerson(salon), await freeVisit(salon, "Hair Cut & Finish"), code);
  const empty = await from("198.51.100.7", code);
  expect(empty.json()).toEqual(unknown.json());
  expect(empty.statusCode).toBe(409);
  for (let tries = 3; tries <= 5; tries++)
    expect((await from("198.51.100.7", "no code")).statusCode).toBe(409);
  expect((await from("198.51.100.7", "no code")).statusCode).toBe(429);
  const full = await soldGiftCard(salon, staff, 10);
  expect((await from("198.51.100.7", full.code)).statusCode).toBe(429);
  expect((await from("198.51.100.8", full.code)).statusCode).toBe(200);
  salon.clock.advance(hours(1));
  expect((await from("198.51.100.7", full.code)).statusCode).toBe(200);
});

test("an admin refunds an unused card once, to the bank card that paid or at the desk", async () => {
  const buyer = await addPerson(salon);
  const email = "mehrin.five@example.com";
  const { id } = await buyGiftCard(salon, buyer, { email });
  const code = await mailedCode(salon, email);
  const params = { id };
  expect((await callLoosely(salon, "refundGiftCard", { params }, staff)).status).toBe(403);
  expect(await call(salon, "refundGiftCard", { params }, owner)).toEqual({ refund: 50, atSalon: 0 });
  expect((await refused(salon, "refundGiftCard", { params }, owner)).code).toBe("wrong_state");
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
  expect((await refused(salon, "mailGiftCard", { params, body: {} }, staff)).code).toBe("wrong_state");
  const sold = await soldGiftCard(salon, staff, 30);
  expect(await call(salon, "refundGiftCard", { params: { id: sold.id } }, owner)).toEqual({
    refund: 0,
    atSalon: 30,
  });
  const used = await soldGiftCard(salon, staff, 30);
  await bookWithGift(salon, await addPerson(salon), await freeVisit(salon), used.code);
  expect((await refused(salon, "refundGiftCard", { params: { id: used.id } }, owner)).code).toBe(
    "wrong_state",
  );
  await expectBooksBalance(salon);
});

test("a card is resent to another address with the same code, and without an address one is asked for", async () => {
  const buyer = await addPerson(salon);
  const { id } = await buyGiftCard(salon, buyer, { email: "typo@example.com" });
  const code = await mailedCode(salon, "typo@example.com");
  const email = "mehrin.six@example.com";
  await call(salon, "mailGiftCard", { params: { id }, body: { email } }, staff);
  expect(await mailedCode(salon, email)).toBe(code);
  const sold = await soldGiftCard(salon, staff, 30);
  const nowhere = await refused(salon, "mailGiftCard", { params: { id: sold.id }, body: {} }, staff);
  expect(nowhere.code).toBe("invalid_input");
});

test("a sold card is owed, and becomes revenue when it is used, on the calendar and in the report", async () => {
  const before = await taken();
  const buyer = await addPerson(salon);
  await buyGiftCard(salon, buyer, { email: "mehrin.seven@example.com" });
  const { code } = await soldGiftCard(salon, staff, 50);
  expect(await taken()).toEqual(before);
  const visit = await freeVisit(salon);
  await bookWithGift(salon, await addPerson(salon), visit, code);
  expect((await taken()).net).toBeCloseTo(before.net + visit.service.price, 2);
});

test("payments by gift card or session are revenue of the service and its master, and the sale is none", async () => {
  const before = await shares();
  const buyer = await addPerson(salon);
  await buyGiftCard(salon, buyer, { email: "mehrin.eight@example.com" });
  const { id: packageId } = await buyPackage(salon, buyer, await addPackage(salon, owner));
  const { code } = await soldGiftCard(salon, staff, 50);
  expect(await shares()).toEqual(before);
  const visit = await freeVisit(salon);
  await bookWithGift(salon, await addPerson(salon), visit, code);
  await bookedAhead(salon, buyer, packageId, 24);
  const after = await shares();
  const session = fiveForFour.price / fiveForFour.sessions;
  const used = visit.service.price + session;
  const more = (name: string) => (after.services.get(name) ?? 0) - (before.services.get(name) ?? 0);
  expect(more("Threading")).toBeCloseTo(used, 2);
  expect(["Gift card", "Not assigned"].map(more)).toEqual([0, 0]);
  expect(after.masters.get("Not assigned")).toBe(before.masters.get("Not assigned"));
});

/** The revenue of services and masters, by name. */
async function shares() {
  const query = { from: "2026-11-20", to: "2026-12-20" };
  const { services, masters } = await call(salon, "readRevenue", { query }, owner);
  const byName = (some: typeof services) =>
    new Map(some.filter(({ amount }) => amount !== 0).map(({ name, amount }) => [name, amount]));
  return { services: byName(services), masters: byName(masters) };
}

async function taken() {
  const span = { query: { from: "2026-11-20", to: "2026-12-20" } };
  const { net, card, desk } = await call(salon, "readRevenue", span, owner);
  const { days } = await call(salon, "readCalendar", span, staff);
  expect(days.reduce((sum, day) => sum + day.taken, 0)).toBeCloseTo(net, 2);
  return { net, card, desk };
}

async function ofDesk(id: string) {
  const { cards: all } = await call(salon, "listGiftCards", { query: { limit: 100 } }, staff);
  return all.find(({ _id }) => _id === id);
}
