import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canBeOffered,
  heldUntil,
  inTurn,
  mostTurns,
  nextInTurn,
  waitingOrders,
} from "#domain/offered-hours.ts";

const minute = 60_000;
const at = (text: string) => Date.parse(`2026-11-${text}:00+06:00`);

const guest = fc.record({
  since: fc.integer({ min: 0, max: 50 }),
  worthCents: fc.integer({ min: 0, max: 9 }),
});
const line = fc
  .array(guest, { maxLength: 40 })
  .map((all) => all.map((one, id) => ({ ...one, id: `g${id}` })));

test("guests are asked in order of arrival, or by the value of their visits, and nobody is left out", () => {
  fc.assert(
    fc.property(line, fc.constantFrom(...waitingOrders), (all, order) => {
      const turns = inTurn(all, order);
      expect(new Set(turns.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
      for (const [index, one] of turns.entries()) {
        const next = turns[index + 1];
        if (!next) break;
        if (order === "worth" && one.worthCents !== next.worthCents)
          expect(one.worthCents).toBeGreaterThan(next.worthCents);
        else expect(one.since).toBeLessThanOrEqual(next.since);
      }
    }),
  );
});

test("the order does not depend on how the list was read", () => {
  const shuffled = line.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...waitingOrders), ([all, other], order) => {
      expect(inTurn(other, order)).toEqual(inTurn(all, order));
    }),
  );
});

test("from a place in line the later guests follow, and from a place in another order everybody", () => {
  fc.assert(
    fc.property(line, fc.constantFrom(...waitingOrders), fc.nat(), (all, order, index) => {
      const turns = inTurn(all, order);
      const place = turns[index % Math.max(1, turns.length)];
      if (!place) return;
      const left = nextInTurn(all, order, { ...place, order });
      expect(left).toEqual(turns.slice(turns.indexOf(place) + 1));
      const other = order === "first" ? "worth" : "first";
      expect(nextInTurn(all, other, { ...place, order })).toEqual(inTurn(all, other));
    }),
  );
});

test("a guest who let an hour pass is not asked before others, and at most five different guests are asked", () => {
  fc.assert(
    fc.property(line, (all) => {
      const asked: string[] = [];
      let left = inTurn(all, "first");
      for (let turn = 0; turn < mostTurns && left[0]; turn++) {
        asked.push(left[0].id);
        left = left.slice(1);
      }
      expect(new Set(asked).size).toBe(Math.min(mostTurns, all.length));
    }),
  );
});

test("an hour is held for half an hour, or for ten minutes if it begins in less than three hours", () => {
  const now = at("24T12:00");
  expect(heldUntil(at("24T15:00"), now) - now).toBe(30 * minute);
  expect(heldUntil(at("24T14:55"), now) - now).toBe(10 * minute);
});

test("an hour that could not be booked at the end of its hold is not offered", () => {
  const now = at("24T12:00");
  expect(canBeOffered(at("24T13:10"), { now, leadMinutes: 60 })).toBe(true);
  expect(canBeOffered(at("24T13:05"), { now, leadMinutes: 60 })).toBe(false);
});
