import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { change } from "#tests/support/changes.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { addStaff, bookAtDesk, onCalendar, phoneCall } from "#tests/support/desk.ts";
import { onGiftCard, soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const take = (id: string, giftCard: { code: string; amount: number }) => ({
  params: { id },
  body: { method: "cash" as const, giftCard },
});
const onCard = (code: string) => onGiftCard(salon, code);
const inCents = (dollars: number) => Math.round(dollars * 100) / 100;

const revenue = () => call(salon, "readRevenue", { query: { from: "2026-11-01", to: "2026-11-30" } }, owner);

test("the desk takes a gift card for a part and cash for the rest, once however often it is sent", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const rest = inCents(visit.service.price - 10);
  const sent = take(id, { code, amount: 10 });
  for (let time = 0; time < 3; time++) {
    expect(await call(salon, "recordPayment", sent, staff)).toEqual({ amount: rest, tip: 0, credit: 10 });
  }
  expect((await refused(salon, "findGiftCard", { body: { code } })).code).toBe("gift_card_empty");
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({
    paid: "salon",
    credit: 10,
    dueAtSalon: rest,
    takenAtDesk: visit.service.price,
  });
  expect(await call(salon, "readReceipt", { params: { id } }, staff)).toMatchObject({
    total: visit.service.price,
    paid: { by: "gift_card", amount: 10 },
    balance: { amount: rest },
    due: 0,
    left: visit.service.price,
  });
  await expectBooksBalance(salon);
});

test("the last cents of a gift card can be used", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  for (const amount of [9.75, 0.25]) {
    const { id } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
    expect(await call(salon, "recordPayment", take(id, { code, amount }), staff)).toMatchObject({
      credit: amount,
    });
  }
  await expectBooksBalance(salon);
});

test("the rest beyond a gift card is only recorded as paid if a method is given", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const { id } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const sent = { params: { id }, body: { giftCard: { code, amount: 10 } } };
  expect((await refused(salon, "recordPayment", sent, staff)).detail).toContain(
    "owes more than the gift card",
  );
  expect(await onCard(code)).toMatchObject({ left: 10 });
  await expectBooksBalance(salon);
});

test("a gift card that covers everything needs no other method, and undoing returns the money to it", async () => {
  const { code } = await soldGiftCard(salon, staff, 60);
  const { id, visit } = await bookAtDesk(salon, staff);
  const { price } = visit.service;
  const sent = { params: { id }, body: { giftCard: { code, amount: price } } };
  const before = await revenue();
  expect(await call(salon, "recordPayment", sent, staff)).toEqual({ amount: 0, tip: 0, credit: price });
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "gift_card" });
  expect(await onCard(code)).toMatchObject({ left: inCents(60 - price) });
  const used = await revenue();
  expect(inCents(used.credit - before.credit)).toBe(price);
  expect([used.card, used.desk]).toEqual([before.card, before.desk]);
  const reason = "It was another guest's card.";
  const back = await call(salon, "reversePayment", { params: { id }, body: { reason } }, staff);
  expect(back).toEqual({ amount: price });
  expect(await onCalendar(salon, staff, id, visit.startsAt)).toMatchObject({ paid: "unpaid" });
  expect(await onCard(code)).toMatchObject({ left: 60 });
  expect((await onCard(code)).lines.map(({ kind }) => kind)).toEqual(["sold", "used", "returned"]);
  await call(salon, "recordPayment", sent, staff);
  expect(await onCard(code)).toMatchObject({ left: inCents(60 - price) });
  expect(await call(salon, "readReceipt", { params: { id } }, staff)).toMatchObject({
    total: price,
    left: price,
    refunds: [],
  });
  await expectBooksBalance(salon);
});

test("after a deposit a gift card pays the rest, and a cancellation by the salon refunds each the way it came", async () => {
  await askFor(salon, owner, { kind: "amount", amount: 5 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Hair Cut & Finish");
  const { id } = await bookInPart(salon, guest, visit);
  await salon.drain();
  const { code } = await soldGiftCard(salon, staff, 100);
  const rest = inCents(visit.service.price - 5);
  const more = take(id, { code, amount: inCents(rest + 1) });
  expect((await refused(salon, "recordPayment", more, staff)).code).toBe("wrong_state");
  await call(salon, "recordPayment", take(id, { code, amount: rest }), staff);
  await salon.drain();
  const receipts = await readMails(salon, guest.email, "receipt");
  expect(receipts.filter(({ text }) => text.includes("Paid with a gift card"))).toHaveLength(1);
  expect(await call(salon, "readReceipt", { params: { id } }, guest)).toMatchObject({
    paid: { by: "card", amount: 5 },
    credit: rest,
    due: 0,
    left: visit.service.price,
  });
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await onCard(code)).toMatchObject({ left: 100 });
  await salon.drain();
  await askFor(salon, owner, null);
  await expectBooksBalance(salon);
});

test("the mail of a visit that the desk booked says what a gift card paid and what is still due", async () => {
  const { code } = await soldGiftCard(salon, staff, 48);
  const { email } = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Stone & Steam");
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, { email }), staff);
  await call(salon, "recordPayment", take(id, { code, amount: 48 }), staff);
  const oil = await serviceNamed(salon, "Warm Oil Massage");
  await change(salon, id, { serviceIds: [oil._id] }, staff, "salon");
  await salon.drain();
  const [mail] = await readMails(salon, email, "changed.");
  expect(mail?.text).toContain("Paid with a gift card: $48\nTo pay at the salon: $12\n");
});

test("a guest who guesses codes on the salon's network does not block the desk's gift cards", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const guest = await addPerson(salon);
  const desk = await addStaff(salon);
  const look = async (typed: string, as?: Person) => {
    const answer = await salon.server.inject({
      method: "POST",
      url: "/api/gift-cards/search",
      remoteAddress: "198.51.100.20",
      headers: { ...(as && { authorization: `Bearer ${await tokenOf(salon, as)}` }) },
      payload: { code: typed },
    });
    return answer.statusCode;
  };
  for (let tries = 1; tries <= 5; tries++) expect(await look("no code")).toBe(409);
  expect(await look(code)).toBe(429);
  expect(await look(code, guest)).toBe(429);
  expect(await look(code, desk)).toBe(200);
  for (let tries = 1; tries <= 5; tries++) expect(await look("no code", desk)).toBe(409);
  expect(await look(code, desk)).toBe(429);
});

test("when two desks use one card for two visits one succeeds, and an unknown code counts as usual", async () => {
  const { code } = await soldGiftCard(salon, staff, 10);
  const visits = [await bookAtDesk(salon, staff), await bookAtDesk(salon, staff, "Hair Cut & Finish")];
  const answers = await Promise.all(
    visits.map(({ id }) => callLoosely(salon, "recordPayment", take(id, { code, amount: 10 }), staff)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = visits[answers.findIndex(({ status }) => status === 409)];
  const unknown = take(other?.id ?? "", { code: "0000-0000-0000-0000", amount: 1 });
  expect((await refused(salon, "recordPayment", unknown, staff)).code).toBe("gift_card_empty");
  await expectBooksBalance(salon);
});
