import { expect, test } from "vitest";
import { startingVisit } from "#app/features/checkout/start/starting-visit.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const service = (id: string, masterIds: string[]): Service => ({
  _id: id,
  service_name: id,
  price: 6,
  memberPrice: 6,
  details: "",
  img: "",
  icon: "",
  tagline: "",
  minutes: 60,
  masterIds,
  position: 0,
  category: null,
  variantOf: null,
  variantName: null,
  variants: [],
  addOns: [],
});
const master = (id: string): Master => ({ _id: id, name: id, role: "", photo: "", bio: "" });
const cut = service("cut", ["farzana"]);
const bath = service("bath", ["sadia", "farzana"]);
const catalogue = { service: cut, services: [cut, bath], masters: [master("sadia"), master("farzana")] };
const start = (search: string) => startingVisit(new URLSearchParams(search), catalogue);

test("a plain address opens with its service and any master", () => {
  expect(start("")).toEqual({ serviceIds: ["cut"], masterIds: ["any"], startsAt: undefined });
});

test("the address adds further services and a master who does them", () => {
  expect(start("also=bath&master=farzana")).toMatchObject({
    serviceIds: ["cut", "bath"],
    masterIds: ["farzana", "farzana"],
  });
  expect(start("also=bath&master=farzana&master=sadia").masterIds).toEqual(["farzana", "sadia"]);
});

test("services that are not offered, repeated, or not done by that master are left out", () => {
  expect(start("also=gone&also=cut&master=nobody")).toMatchObject({
    serviceIds: ["cut"],
    masterIds: ["any"],
  });
  expect(start("also=bath&master=sadia").masterIds).toEqual(["any", "sadia"]);
});

test("a variant is booked by its own page or as a size on the service's page, followed by its add-ons", () => {
  const [long, oil] = [service("long-cut", ["farzana"]), service("oil", ["sadia"])];
  const whole = { ...cut, variants: [{ ...long, variantName: "Long hair" }], addOns: [oil] };
  const offered = { ...catalogue, services: [whole, bath] };
  const from = (page: Service, search: string) =>
    startingVisit(new URLSearchParams(search), { ...offered, service: page });
  expect(from(long, "also=oil&master=farzana")).toMatchObject({
    serviceIds: ["long-cut", "oil"],
    masterIds: ["farzana", "any"],
  });
  expect(from(whole, "also=bath&also=long-cut&also=oil")).toMatchObject({
    serviceIds: ["long-cut", "oil", "bath"],
  });
  expect(from(bath, "also=oil").serviceIds).toEqual(["bath"]);
});

test("the address's hour is used while it is in the future", () => {
  expect(start("at=2999-11-24T16:30:00%2B06:00").startsAt).toBe("2999-11-24T16:30:00+06:00");
  expect(start("at=2001-11-24T16:30:00%2B06:00").startsAt).toBeUndefined();
  const earlier = new Date(Date.now() - 6 * 60 * 60_000).toISOString();
  expect(start(`at=${earlier}`).startsAt, "a phone may be ahead").toBe(earlier);
  expect(start("at=soon").startsAt).toBeUndefined();
});

test("an hour that is held for the guest wins over the address, if it has everything the address names", () => {
  const held = {
    purchaseId: "1",
    pay: "full" as const,
    codes: [],
    serviceIds: ["bath", "cut"],
    masterIds: ["sadia", "farzana"],
    startsAt: "2999-11-24T16:30:00+06:00",
    holdEndsAt: "2999-11-24T10:00:00Z",
    extended: false,
  };
  const query = new URLSearchParams("master=farzana");
  const { serviceIds, masterIds, startsAt } = held;
  expect(startingVisit(query, catalogue, held)).toEqual({ serviceIds, masterIds, startsAt });
  const other = { ...held, serviceIds: ["bath"], masterIds: ["sadia"] };
  expect(startingVisit(query, catalogue, other)).toMatchObject({
    masterIds: ["farzana"],
    startsAt: undefined,
  });
  const chosen = new URLSearchParams({ at: "2999-11-25T10:00:00+06:00" });
  expect(startingVisit(chosen, catalogue, held)).toMatchObject({
    serviceIds: ["cut"],
    startsAt: "2999-11-25T10:00:00+06:00",
  });
});

test("a size or an add-on that the address names and the held hour lacks is chosen again", () => {
  const long = { ...service("long-cut", ["farzana"]), variantName: "Long hair" };
  const oil = service("oil", ["farzana"]);
  const whole = { ...cut, variants: [long], addOns: [oil] };
  const offered = { ...catalogue, service: whole, services: [whole, bath] };
  const held = (...serviceIds: string[]) => ({
    purchaseId: "1",
    pay: "full" as const,
    codes: [],
    serviceIds,
    masterIds: serviceIds.map(() => "farzana"),
    startsAt: "2999-11-24T16:30:00+06:00",
    holdEndsAt: "2999-11-24T10:00:00Z",
    extended: false,
  });
  const opened = (search: string, ...ids: string[]) =>
    startingVisit(new URLSearchParams(search), offered, held(...ids));
  expect(opened("also=oil", "cut")).toMatchObject({ serviceIds: ["cut", "oil"], startsAt: undefined });
  expect(opened("also=long-cut", "cut")).toMatchObject({ serviceIds: ["long-cut"], startsAt: undefined });
  expect(opened("also=oil", "cut", "oil", "bath")).toMatchObject({
    serviceIds: ["cut", "oil", "bath"],
    startsAt: "2999-11-24T16:30:00+06:00",
  });
});

const heldHour = {
  purchaseId: "1",
  pay: "full" as const,
  codes: [],
  startsAt: "2999-11-24T16:30:00+06:00",
  holdEndsAt: "2999-11-24T10:00:00Z",
  extended: false,
};

test("the page's own service stays removed, with and without a held hour", () => {
  const facial = service("facial", ["sadia"]);
  const offered = { ...catalogue, services: [cut, bath, facial] };
  const query = new URLSearchParams("also=bath&also=facial&without=cut&master=any&master=sadia&master=sadia");
  const rest = { serviceIds: ["bath", "facial"], masterIds: ["sadia", "sadia"] };
  expect(startingVisit(query, offered)).toEqual({ ...rest, startsAt: undefined });
  const held = { ...heldHour, ...rest };
  expect(startingVisit(query, offered, held)).toEqual({ ...rest, startsAt: held.startsAt });
  expect(start("also=bath&without=cut&master=any&master=sadia").masterIds).toEqual(["sadia"]);
});

test("a visit whose services were all removed starts empty, even while an hour is still being released", () => {
  const held = { ...heldHour, serviceIds: ["cut"], masterIds: ["farzana"] };
  const query = new URLSearchParams("without=cut&master=any");
  expect(startingVisit(query, catalogue, held)).toEqual({
    serviceIds: [],
    masterIds: [],
    startsAt: undefined,
  });
});

test("a service requested with any master stays so, although its held hour has a master", () => {
  const held = { ...heldHour, serviceIds: ["bath", "cut"], masterIds: ["sadia", "farzana"] };
  const opened = (search: string) => startingVisit(new URLSearchParams(search), catalogue, held);
  const { serviceIds, startsAt } = held;
  expect(opened("also=bath&master=any&master=sadia")).toEqual({
    serviceIds,
    masterIds: ["sadia", "any"],
    startsAt,
  });
  expect(opened("also=bath&master=any").masterIds).toEqual(["any", "any"]);
  expect(opened("master=any").masterIds).toEqual(["sadia", "any"]);
  expect(opened("also=bath&master=sadia&master=farzana").masterIds).toEqual(held.masterIds);
  expect(opened("also=bath&without=cut&master=any&master=any").masterIds).toEqual(["any", "farzana"]);
  expect(opened("").masterIds).toEqual(held.masterIds);
});
