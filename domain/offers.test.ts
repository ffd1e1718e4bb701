import fc from "fast-check";
import { expect, test } from "vitest";
import { codePattern, givesUseBack, type Offer, toCode, whyNotOffer, whyNotUse } from "#domain/offers.ts";

const offer: Offer = {
  id: "eid",
  code: "EID10",
  percent: 10,
  amountCents: null,
  from: "2026-11-20",
  until: "2026-11-30",
  serviceIds: ["facial", "facial-long"],
  firstVisitOnly: true,
  mostUses: 100,
  mostUsesEach: 1,
  isEnded: false,
};
const order = { today: "2026-11-23", serviceIds: ["threading", "facial-long"], isFirstVisit: true };
const unused = { all: 0, own: 0 };

test("a code is valid from its first to its last day, for its services, at the first visit if required", () => {
  expect(whyNotOffer(offer, order, unused)).toBeNull();
  for (const today of ["2026-11-20", "2026-11-30"])
    expect(whyNotOffer(offer, { ...order, today }, unused)).toBeNull();
});

test.each<[string, Partial<Offer>, Partial<typeof order>, Partial<typeof unused>]>([
  ["not_yet", {}, { today: "2026-11-19" }, {}],
  ["over", {}, { today: "2026-12-01" }, {}],
  ["over", { isEnded: true }, {}, {}],
  ["other_services", {}, { serviceIds: ["threading"] }, {}],
  ["not_first_visit", {}, { isFirstVisit: false }, {}],
  ["used_by_you", {}, {}, { all: 1, own: 1 }],
  ["used_up", {}, {}, { all: 100 }],
  ["used_by_you", { mostUses: 1 }, {}, { all: 1, own: 1 }],
])("%s: %j %j %j", (why, terms, asked, uses) => {
  expect(whyNotOffer({ ...offer, ...terms }, { ...order, ...asked }, { ...unused, ...uses })).toBe(why);
});

test("sequential orders can use a code up to its limit, and no more", () => {
  const most = fc.option(fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(
      most,
      most,
      fc.array(fc.nat({ max: 4 }), { maxLength: 60 }),
      (mostUses, mostUsesEach, asked) => {
        const usesOf = new Map<number, number>();
        let all = 0;
        for (const person of asked) {
          const own = usesOf.get(person) ?? 0;
          if (whyNotOffer({ ...offer, mostUses, mostUsesEach }, order, { all, own })) continue;
          usesOf.set(person, own + 1);
          all += 1;
        }
        const ofEach = [0, 1, 2, 3, 4].map((person) =>
          Math.min(asked.filter((one) => one === person).length, mostUsesEach ?? 60),
        );
        const wanted = ofEach.reduce((sum, one) => sum + one, 0);
        expect(all).toBe(Math.min(wanted, mostUses ?? 60));
        for (const own of usesOf.values()) expect(own).toBeLessThanOrEqual(mostUsesEach ?? 60);
      },
    ),
  );
});

test("however visits are held, released, booked and cancelled, uses equal held and completed ones, within the limit", () => {
  interface Use {
    person: number;
    state: "held" | "booked" | "given up" | "late";
  }
  const event = fc.record({
    what: fc.constantFrom("hold", "hold", "let go", "book", "cancel"),
    person: fc.nat({ max: 3 }),
    at: fc.nat({ max: 20 }),
    by: fc.constantFrom("customer" as const, "salon" as const),
    percent: fc.constantFrom(0, 50, 100),
  });
  const limits = { mostUses: 5, mostUsesEach: 2 };
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const uses: Use[] = [];
      const counting = () => uses.filter(({ state }) => state !== "given up");
      for (const { what, person, at, by, percent } of events) {
        const own = counting().filter((use) => use.person === person);
        const use = uses[at % Math.max(1, uses.length)];
        if (what === "hold") {
          const why = whyNotUse(limits, { all: counting().length, own: own.length });
          expect(why === null).toBe(counting().length < 5 && own.length < 2);
          if (why === null) uses.push({ person, state: "held" });
        } else if (use?.state === "held" && what !== "cancel")
          use.state = what === "book" ? "booked" : "given up";
        else if (use?.state === "booked" && what === "cancel")
          use.state = givesUseBack(by, percent) ? "given up" : "late";
        expect(counting().length).toBeLessThanOrEqual(5);
        for (const one of [0, 1, 2, 3])
          expect(counting().filter((each) => each.person === one).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test("a cancellation by the salon, or with a full refund, returns the use", () => {
  expect(givesUseBack("salon", 0)).toBe(true);
  expect(givesUseBack("customer", 100)).toBe(true);
  expect(givesUseBack("customer", 50)).toBe(false);
});

test("a code ignores case and spaces", () => {
  expect(toCode(" eid 10 ")).toBe("EID10");
  expect(toCode("ＥＩＤ10")).toBe("EID10");
  expect(toCode("eid১০")).toBe("EID10");
  for (const code of ["EID10", "A-1", "PUJA-2026"]) expect(code).toMatch(codePattern);
  for (const wrong of ["E1", "EID--10", "-EID", "ঈদ১০", "E".repeat(21)])
    expect(wrong).not.toMatch(codePattern);
});
