import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { onCalendar } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addOffer, usesOf } from "#tests/support/offers.ts";
import { freeHours, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

let last = 1_845_500_000;
const newNumber = () => `0${++last}`;

/** A row of Threadings for $6, at hours that are still free. */
async function rowOf(count: number, code?: string) {
  const service = await serviceNamed(salon, "Threading");
  const hours = await freeHours(salon, [service._id]);
  const days = [...new Map(hours.map((hour) => [hour.startsAt.slice(0, 10), hour])).values()];
  const visits = days.slice(0, count).map(({ startsAt, masterIds }) => ({
    startsAt,
    masterIds: masterIds.slice(0, 1),
  }));
  expect(visits).toHaveLength(count);
  const body = {
    key: randomUUID(),
    name: "Rupa Sen",
    number: newNumber(),
    serviceIds: [service._id],
    visits,
  };
  return { ...body, ...(code !== undefined && { code }) };
}

test("a code makes each visit of a row cheaper and is used by each, once however often the row is sent", async () => {
  const offer = await addOffer(salon, { mostUses: 3 });
  const body = await rowOf(3, ` ${offer.code.toLowerCase()} `);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call(salon, "createRow", { body }, staff)),
  );
  const [{ insertedIds } = { insertedIds: [] }] = answers;
  expect(answers).toEqual(answers.map(() => ({ insertedIds })));
  for (const [index, { startsAt }] of body.visits.entries()) {
    const shown = await onCalendar(salon, staff, insertedIds[index] ?? "", startsAt);
    expect(shown).toMatchObject({ price: 5.4, dueAtSalon: 5.4, discountOf: { code: offer.code } });
  }
  expect(await usesOf(salon, offer)).toEqual({ booked: 3, held: 0 });
  expect(await call(salon, "createRow", { body }, staff)).toEqual({ insertedIds });
  const [id = ""] = insertedIds;
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect(await usesOf(salon, offer)).toEqual({ booked: 2, held: 0 });
  await expectBooksBalance(salon);
});

test.each([
  ["in all", { mostUses: 2 }],
  ["by each person", { mostUsesEach: 2 }],
  ["at a first visit", { firstVisitOnly: true }],
])("a row with more visits than its code has uses, %s, is not booked at all", async (_, terms) => {
  const offer = await addOffer(salon, terms);
  const body = await rowOf(3, offer.code);
  const problem = await refused(salon, "createRow", { body }, staff);
  expect(problem).toMatchObject({ code: "code_refused", detail: expect.stringContaining("so many visits") });
  expect(await usesOf(salon, offer)).toEqual({ booked: 0, held: 0 });
  const { code: _code, ...without } = body;
  expect((await call(salon, "createRow", { body: without }, staff)).insertedIds).toHaveLength(3);
});

test("a code without effect says why, and the row is not booked", async () => {
  const nobodys = await refused(salon, "createRow", { body: await rowOf(2, "NOBODYS") }, staff);
  expect(nobodys.code).toBe("code_refused");
  const over = await addOffer(salon, { until: "2026-11-01" });
  const problem = await refused(salon, "createRow", { body: await rowOf(2, over.code) }, staff);
  expect(problem).toMatchObject({ code: "code_refused", detail: "This offer has ended." });
});

test("of desks that book rows with the last uses of a code at once, one gets them", async () => {
  const offer = await addOffer(salon, { mostUses: 2 });
  const service = await serviceNamed(salon, "Threading");
  const hours = (await freeHours(salon, [service._id])).slice(0, 12);
  const rows = Array.from({ length: 6 }, (_, index) => ({
    key: randomUUID(),
    name: `Guest ${index}`,
    number: newNumber(),
    serviceIds: [service._id],
    code: offer.code,
    visits: hours.slice(index * 2, index * 2 + 2).map(({ startsAt, masterIds }) => ({
      startsAt,
      masterIds: masterIds.slice(0, 1),
    })),
  }));
  const answers = await Promise.all(rows.map((body) => callLoosely(salon, "createRow", { body }, staff)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(await usesOf(salon, offer)).toEqual({ booked: 2, held: 0 });
});
