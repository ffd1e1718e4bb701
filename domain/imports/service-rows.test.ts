import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type KnownService,
  type KnownServices,
  planServices,
  readCategory,
  type ServiceLine,
} from "#domain/imports/service-rows.ts";

const line = (about: Partial<ServiceLine> = {}): ServiceLine => ({
  row: 2,
  externalId: "",
  name: "Hair cut",
  nameBn: "",
  category: "Hair",
  price: "25",
  minutes: "45",
  details: "",
  ...about,
});
const service = (about: Partial<KnownService> = {}): KnownService => ({
  id: "s-1",
  name: "Hair cut",
  nameBn: "",
  category: "hair",
  priceCents: 2500,
  minutes: 45,
  details: "Wash, cut, finish.",
  isListed: true,
  ...about,
});
const salon = (services: KnownService[] = [], ids: Record<string, string> = {}): KnownServices => {
  const byId = new Map(services.map((one) => [one.id, one]));
  const called = Object.entries(ids).flatMap(([value, id]) => {
    const one = byId.get(id);
    return one ? [[value, one] as const] : [];
  });
  return {
    byExternalId: new Map([...byId, ...called]),
    byName: new Map(services.map((one) => [one.name.toLowerCase(), one])),
  };
};
const plan = (lines: ServiceLine[], known = salon()) => planServices(lines, known, "usd");

test("a line with a name, a price and minutes is a new service", () => {
  expect(plan([line({ name: " Hair  cut ", price: "$25.50", minutes: "1h" })])).toMatchObject([
    { becomes: "new", fields: { name: "Hair cut", category: "hair", priceCents: 2550, minutes: 60 } },
  ]);
});

test.each([
  [{ name: "", category: "", price: "", minutes: "" }, "empty"],
  [{ name: " " }, "no_name"],
  [{ price: "cheap" }, "wrong_price"],
  [{ price: "৳ 500" }, "other_currency"],
  [{ minutes: "" }, "wrong_minutes"],
  [{ minutes: "42" }, "wrong_minutes"],
  [{ details: "x".repeat(4001) }, "too_long"],
] as const)("a line with %j is refused: %s", (about, reason) => {
  expect(plan([line(about)])).toEqual([{ becomes: "refused", row: 2, reason }]);
});

test("a service is recognized by the other system's id and name, by the salon's own id, or by name and category", () => {
  const known = salon([service()], { "7": "s-1" });
  const found = (about: Partial<ServiceLine>) => {
    const [outcome] = plan([line(about)], known);
    return outcome?.becomes === "refused" ? outcome.reason : outcome?.becomes;
  };
  expect(found({ externalId: "7" })).toBe("unchanged");
  expect(found({ externalId: "7", name: "Facial" })).toBe("id_of_other");
  expect(found({ externalId: "s-1", name: "Another name" })).toBe("unchanged");
  expect(found({ name: "HAIR CUT", category: "" })).toBe("unchanged");
  expect(found({ category: "Nails" })).toBe("other_category");
  expect(found({ name: "Hair cut, long" })).toBe("new");
});

test("known values of a service stay, and empty ones are filled", () => {
  const known = salon([service({ details: "", category: null })]);
  expect(plan([line({ details: "New", price: "30", minutes: "60", nameBn: "চুল কাটা" })], known)).toMatchObject([
    {
      becomes: "joined",
      adds: { nameBn: "চুল কাটা", category: "hair", details: "New" },
      keeps: ["price", "minutes"],
    },
  ]);
});

test("a name or an id that occurs in two lines is used once", () => {
  const lines = [
    line({ externalId: "1" }),
    line({ row: 3, name: "hair cut" }),
    line({ row: 4, externalId: "1", name: "Facial" }),
  ];
  expect(plan(lines)).toMatchObject([
    { becomes: "new" },
    { reason: "twice", otherRow: 2 },
    { reason: "id_of_other", otherRow: 2 },
  ]);
});

test("categories are recognized by other programs' names", () => {
  const words = ["Hair & Colour", "Nail Art", "Body spa", "ফেসিয়াল", "Henna", "Bridal"];
  expect(words.map(readCategory)).toEqual(["hair", "nails", "bath", "skin", "mehendi", null]);
});

test("a second import of a file changes nothing, whatever it contains", () => {
  const cell = (...some: string[]) => fc.constantFrom(...some);
  const anyLine = fc.record({
    externalId: cell("", "1", "2", "3"),
    name: cell("Cut", "cut", "Facial", "Nails", ""),
    nameBn: cell("", "চুল"),
    category: cell("", "hair", "skin", "other"),
    price: cell("10", "20", "x"),
    minutes: cell("30", "60", ""),
    details: cell("", "a", "b"),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (drawn) => {
      const lines = drawn.map((about, index) => ({ ...about, row: index + 2 }));
      const services: KnownService[] = [];
      const ids: Record<string, string> = {};
      for (const outcome of plan(lines)) {
        if (outcome.becomes === "refused") continue;
        expect(outcome.becomes).toBe("new");
        if (outcome.becomes !== "new") continue;
        const id = `s-${outcome.row}`;
        services.push({ id, isListed: true, ...outcome.fields });
        if (outcome.externalId !== "") ids[outcome.externalId] = id;
      }
      for (const again of plan(lines, salon(services, ids)))
        expect(["unchanged", "refused"]).toContain(again.becomes);
    }),
  );
});
