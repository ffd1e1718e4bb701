import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChoosableService, whyNotTogether } from "#domain/service-choice.ts";

const cut = service("cut");
const longCut = { ...service("long cut"), variantOf: "cut" };
const mediumCut = { ...service("medium cut"), variantOf: "cut" };
const colour = service("colour");
const oil = { ...service("oil"), addOnTo: ["cut", "colour"] };
const gloss = { ...service("gloss"), addOnTo: ["colour"] };
const all = [cut, longCut, mediumCut, colour, oil, gloss];

test("services and variants of different services fit in one visit", () => {
  expect(whyNotTogether([cut, colour])).toBeNull();
  expect(whyNotTogether([longCut, colour])).toBeNull();
});

test("a visit has one variant per service", () => {
  expect(whyNotTogether([cut, longCut])).toBe("variants_together");
  expect(whyNotTogether([longCut, colour, mediumCut])).toBe("variants_together");
  expect(whyNotTogether([longCut, longCut])).toBe("variants_together");
});

test("a service without variants may occur twice in a visit, for two people", () => {
  expect(whyNotTogether([colour, colour])).toBeNull();
});

test("an add-on is booked with its service or a variant of it, before or after it", () => {
  expect(whyNotTogether([cut, oil])).toBeNull();
  expect(whyNotTogether([oil, longCut])).toBeNull();
  expect(whyNotTogether([cut, colour, oil, gloss])).toBeNull();
});

test("an add-on is refused alone, with a service it does not belong to, and with only another add-on", () => {
  expect(whyNotTogether([oil])).toBe("add_on_alone");
  expect(whyNotTogether([cut, gloss])).toBe("add_on_alone");
  expect(whyNotTogether([oil, gloss])).toBe("add_on_alone");
});

test("an add-on is booked once", () => {
  expect(whyNotTogether([cut, colour, oil, oil])).toBe("add_on_twice");
});

test("the order of a visit's services never decides whether they fit together", () => {
  const visit = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(visit, fc.infiniteStream(fc.nat()), (chosen, draws) => {
      const shuffled = chosen
        .map((one) => ({ one, place: draws.next().value }))
        .sort((one, other) => one.place - other.place)
        .map(({ one }) => one);
      expect(whyNotTogether(shuffled)).toBe(whyNotTogether(chosen));
    }),
  );
});

test("a valid visit stays valid without its add-ons", () => {
  const visit = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(visit, (chosen) => {
      fc.pre(whyNotTogether(chosen) === null);
      const without = chosen.filter(({ addOnTo }) => addOnTo.length === 0);
      expect(without).not.toEqual([]);
      expect(whyNotTogether(without)).toBeNull();
    }),
  );
});

function service(id: string): ChoosableService {
  return { id, variantOf: null, addOnTo: [] };
}
