import { expect, test } from "vitest";
import { centsInHold, type HeldSlot, keepsCode, keptPrice, type WantedSlot } from "#domain/kept-price.ts";
import { memberDiscount } from "#domain/membership.ts";

const lines = [
  { serviceId: "facial", name: "Turmeric Glow Facial", priceCents: 3800 },
  { serviceId: "threading", name: "Threading", priceCents: 600 },
];
const held: HeldSlot = {
  startsAt: 1_000,
  lines,
  masterIds: ["sadia", "rupa"],
  holdEndsAt: 500,
  discount: memberDiscount,
};
const services = [
  { serviceId: "facial", masterId: "sadia" },
  { serviceId: "threading", masterId: null },
];
const same: WantedSlot = { startsAt: 1_000, services, codes: [] };

test("a held hour keeps its price and its discount until the hold ends", () => {
  expect(keptPrice(held, same, 499)).toEqual({ lines, discounts: [memberDiscount] });
  expect(keptPrice(held, same, 500)).toBeNull();
  expect(keptPrice({ ...held, discount: null }, same, 499)).toEqual({ lines, discounts: [] });
});

test.each<[string, HeldSlot | null, WantedSlot]>([
  ["nothing is held", null, same],
  ["another hour is wanted", held, { ...same, startsAt: 1_300 }],
  ["no hour is wanted", held, { ...same, startsAt: undefined }],
  ["another service is wanted", held, { ...same, services: services.toReversed() }],
  ["one service more is wanted", held, { ...same, services: [...services, ...services] }],
  ["one service less is wanted", held, { ...same, services: services.slice(1) }],
  [
    "another master is wanted",
    held,
    { ...same, services: services.map((one) => ({ ...one, masterId: "lata" })) },
  ],
])("no price is kept when %s", (_, hour, wanted) => {
  expect(keptPrice(hour, wanted, 1)).toBeNull();
});

test("a code's discount is kept for an order that names the code", () => {
  const byCode: HeldSlot = {
    ...held,
    discount: {
      kind: "code",
      offerId: "eid",
      code: "EID10",
      percent: 10,
      amountCents: null,
      serviceIds: null,
    },
  };
  const named = keptPrice(byCode, { ...same, codes: ["EID10"] }, 1);
  expect([named?.discounts, keepsCode(named)]).toEqual([[byCode.discount], true]);
  for (const codes of [["PUJA20"], []]) {
    const without = keptPrice(byCode, { ...same, codes }, 1);
    expect([without, keepsCode(without)]).toEqual([{ lines, discounts: [] }, false]);
  }
});

test("a held service costs its old price, or the new one if that is lower", () => {
  const [line] = lines;
  expect([4300, 3800, 3000].map((today) => centsInHold(line, today))).toEqual([3800, 3800, 3000]);
});

test("a service that is not held, or that a package's session pays for, has today's price", () => {
  const bySession = { serviceId: "facial", name: "Facial", priceCents: 3000, packageId: "five-for-four" };
  expect([undefined, bySession].map((line) => centsInHold(line, 4300))).toEqual([4300, 4300]);
});
