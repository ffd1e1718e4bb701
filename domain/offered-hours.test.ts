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

test("guests are asked in the order they came, or by what their visits are worth, and nobody is left out", () => {
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

test("the order is the same however the list was read", () => {
  const shuffled = line.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...waitingOrders), ([all, other], order) => {
      expect(inTurn(other, order)).toEqual(inTurn(all, order));
    }),
  );
});

test("from anybody's place in line, those come who are asked after them; from a place of another order, everybody", () => {
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

test("who lets an hour pass is not before others again: five different guests are asked at most", () => {
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

test("an hour is held for half an hour, and for ten minutes where it begins in less than three hours", () => {
  const now = at("24T12:00");
  expect(heldUntil(at("24T15:00"), now) - now).toBe(30 * minute);
  expect(heldUntil(at("24T14:55"), now) - now).toBe(10 * minute);
});

test("what could not be booked at the end of its time is not offered", () => {
  const now = at("24T12:00");
  expect(canBeOffered(at("24T13:10"), { now, leadMinutes: 60 })).toBe(true);
  expect(canBeOffered(at("24T13:05"), { now, leadMinutes: 60 })).toBe(false);
});
