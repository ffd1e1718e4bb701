import { expect, test } from "vitest";
import { readServices } from "#domain/imports/visit-services.ts";

const known = {
  services: new Map(
    ["facial", "massage"].map((id) => [id, { id, variantOf: null, addOnTo: [], minutes: 45 }]),
  ),
  serviceIds: new Map([
    ["facial", "facial"],
    ["massage", "massage"],
  ]),
  masters: new Map([
    ["nadia", "nadia"],
    ["rina; senior", "rina"],
    ["tania", null],
  ]),
};
const read = (services: string, master = "", minutes = "") =>
  readServices({ services, master, minutes }, known);

test("each of several services may have its own master and its own minutes", () => {
  expect(read("Facial; Massage", "Rina; senior; Nadia", "30; 1:15")).toEqual([
    { serviceId: "facial", masterId: "rina", minutes: 30 },
    { serviceId: "massage", masterId: "nadia", minutes: 75 },
  ]);
  expect(read("Facial; Massage", "Nadia; anyone")).toEqual([
    { serviceId: "facial", masterId: "nadia" },
    { serviceId: "massage", masterId: "any" },
  ]);
  expect(read("Facial; Massage", "Nadia; Nadia; Nadia")).toBe("unknown_master");
  expect(read("Facial; Massage", "Tania; Nadia")).toBe("unknown_master");
});

test("a single number of minutes for several services is accepted if it equals the catalogue's", () => {
  expect(read("Facial; Massage", "Nadia", "90")).toEqual(read("Facial; Massage", "Nadia"));
  expect(read("Facial; Massage", "Nadia", "120")).toBe("minutes_of_several");
  expect(read("Facial", "Nadia", "30; 45")).toBe("minutes_of_several");
  expect(read("Facial; Massage", "Nadia", "30; soon")).toBe("wrong_minutes");
});
