import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sentenceInBangla } from "#app/texts/bn/shared/refusal-sentences.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { addStaff, bookAtDesk, onCalendar } from "#tests/support/desk.ts";
import { soldGiftCard } from "#tests/support/gift-cards.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

/** An unpaid visit of a guest in the chair, as two desks see it. */
async function begun() {
  const { id, visit } = await bookAtDesk(salon, staff, "Hair Cut & Finish");
  const params = { id };
  salon.clock.advance(Date.parse(visit.startsAt) + hours(0.1) - salon.clock.now());
  await call(salon, "changeBookingState", { params, body: { to: "in_chair" } }, staff);
  const due = visit.service.price;
  const paying = (more: object) => ({ params, body: { key: randomUUID(), due, ...more } });
  const taken = async () => (await onCalendar(salon, staff, id, visit.startsAt))?.takenAtDesk;
  return { id, params, due, paying, taken };
}

test("a payment already taken by another desk is refused, with or without a tip, and shows the method, the time and the name", async () => {
  const { due, paying, taken } = await begun();
  await call(salon, "recordPayment", paying({ method: "cash" }), staff);
  const other = await addStaff(salon);
  for (const desk of [staff, other])
    for (const order of [{ method: "cash" }, { method: "other" }, { method: "other", tip: due / 10 }]) {
      const why = await refused(salon, "recordPayment", paying(order), desk);
      expect(why).toMatchObject({ status: 409, code: "wrong_state" });
      expect(why.detail).toMatch(
        new RegExp(`^This visit is paid already: \\$${due} in cash, \\d+:\\d\\d [ap]m, by Mitu Desk\\.$`),
      );
      expect(sentenceInBangla(why.detail ?? "")).toMatch(
        /^এই অ্যাপয়েন্টমেন্টের টাকা আগেই নেওয়া হয়েছে: নগদ \$[০-৯.]+, \S+ [০-৯:টা]+, নিয়েছেন Mitu Desk।$/,
      );
    }
  expect(await taken()).toBe(due);
});

test("the other desks are told at once of a payment that is taken and of one that is taken back", async () => {
  const { params, paying } = await begun();
  const announced: string[] = [];
  const stop = salon.app.engine.subscribe((topic) => announced.push(topic));
  await call(salon, "recordPayment", paying({ method: "cash" }), staff);
  await expect.poll(() => announced).toContain("availability");
  announced.length = 0;
  await call(salon, "reversePayment", { params, body: { reason: "another guest" } }, staff);
  await expect.poll(() => announced).toContain("availability");
  stop();
});

test("when two desks take the same payment at once, one is told of the other's", async () => {
  const { due, paying, taken } = await begun();
  const both = [paying({ method: "cash", tip: 4 }), paying({ method: "cash", tip: 4 })];
  const answers = await Promise.all(both.map((one) => callLoosely(salon, "recordPayment", one, staff)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await taken()).toBe(due + 4);
});

test("a desk's repeated payment gets the same answer, even without a key, and a different method is refused", async () => {
  const { params, due, paying, taken } = await begun();
  const order = paying({ method: "machine", tip: 5 });
  const sent = [1, 2, 3].map(() => call(salon, "recordPayment", order, staff));
  const answer = { amount: due, tip: 5 };
  expect(await Promise.all(sent)).toEqual([answer, answer, answer]);
  expect(await call(salon, "recordPayment", order, staff)).toEqual(answer);
  const otherWay = { params, body: { ...order.body, method: "cash" as const } };
  expect((await refused(salon, "recordPayment", otherWay, staff)).code).toBe("wrong_state");
  const keyless = { params, body: { due, method: "machine" as const, tip: 5 } };
  expect(await call(salon, "recordPayment", keyless, staff)).toEqual(answer);
  expect((await refused(salon, "recordPayment", keyless, await addStaff(salon))).code).toBe("wrong_state");
  expect(await taken()).toBe(due + 5);
});

test("a payment repeated with a tip by another method pays nothing more, and by the same method adds the tip", async () => {
  const { params, due, paying, taken } = await begun();
  const order = paying({ method: "cash" });
  await call(salon, "recordPayment", order, staff);
  const tip = (method: string) => ({ params, body: { ...order.body, method, tip: 4 } });
  expect(await callLoosely(salon, "recordPayment", tip("other"), staff)).toMatchObject({ status: 409 });
  expect(await callLoosely(salon, "recordPayment", tip("cash"), staff)).toMatchObject({
    status: 200,
    body: { amount: due, tip: 4 },
  });
  expect(await taken()).toBe(due + 4);
});

test("a tip can be added later by its own method, from any desk, once", async () => {
  const { due, paying, taken } = await begun();
  await call(salon, "recordPayment", paying({ method: "cash" }), staff);
  const tip = paying({ due: 0, method: "other", tip: 3 });
  const other = await addStaff(salon);
  expect(await call(salon, "recordPayment", tip, other)).toEqual({ amount: due, tip: 3 });
  expect(await call(salon, "recordPayment", tip, other)).toEqual({ amount: due, tip: 3 });
  const again = paying({ due: 0, method: "other", tip: 3 });
  expect((await refused(salon, "recordPayment", again, staff)).code).toBe("wrong_state");
  expect(await taken()).toBe(due + 3);
});

test("a gift card's payment is shown beside the rest, and the same card does not pay twice", async () => {
  const { due, paying } = await begun();
  const { code } = await soldGiftCard(salon, staff, 10);
  const order = { due: due - 10, method: "cash", giftCard: { code, amount: 10 } };
  await call(salon, "recordPayment", paying(order), staff);
  const { detail } = await refused(salon, "recordPayment", paying(order), staff);
  expect(detail).toContain(`paid already: $10 with a gift card and $${due - 10} in cash, `);
  expect(sentenceInBangla(detail ?? "")).toContain("গিফট কার্ডে $১০ ও নগদ $");
});

test("the ledger, the provider and the visits all agree", async () => {
  await expectBooksBalance(salon);
});
