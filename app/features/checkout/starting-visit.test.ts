import { expect, test } from "vitest";
import { startingVisit } from "#app/features/checkout/starting-visit.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const service = (id: string, masterIds: string[]): Service => ({
  _id: id,
  service_name: id,
  price: 6,
  details: "",
  img: "",
  icon: "",
  tagline: "",
  minutes: 60,
  masterIds,
  position: 0,
});
const master = (id: string): Master => ({ _id: id, name: id, role: "", photo: "", bio: "" });
const cut = service("cut", ["farzana"]);
const bath = service("bath", ["sadia", "farzana"]);
const catalogue = { service: cut, services: [cut, bath], masters: [master("sadia"), master("farzana")] };
const start = (search: string) => startingVisit(new URLSearchParams(search), catalogue);

test("an address without more opens with its service and anyone", () => {
  expect(start("")).toEqual({ serviceIds: ["cut"], masterId: "any" });
});

test("a visit that is booked again opens with all of its services and its master", () => {
  expect(start("also=bath&master=farzana")).toEqual({ serviceIds: ["cut", "bath"], masterId: "farzana" });
});

test("what is no longer offered is left out", () => {
  expect(start("also=gone&also=cut&master=nobody")).toEqual({ serviceIds: ["cut"], masterId: "any" });
  expect(start("also=bath&master=sadia")).toEqual({ serviceIds: ["cut", "bath"], masterId: "any" });
});
