import { expect, test } from "vitest";
import { servicesWith } from "#domain/availability/services-with.ts";
import { lackOf, type Offered } from "#domain/waiting.ts";

const named = (...ids: string[]) => ids.map((id) => ({ id }));
const offer: Offered = {
  services: named("facial", "bath"),
  masters: [
    { id: "anika", serviceIds: ["facial"] },
    { id: "mitu", serviceIds: ["facial", "bath"] },
  ],
};

test.each([
  { wish: ["facial"], masters: ["anika"], lack: null },
  { wish: ["facial", "bath"], masters: ["any"], lack: null },
  { wish: ["facial", "bath"], masters: ["anika", "mitu"], lack: null },
  { wish: ["bath"], masters: ["anika"], lack: "master" },
  { wish: ["facial"], masters: ["labonno"], lack: "master" },
  { wish: ["facial", "bath"], masters: ["anika"], lack: "master" },
  { wish: ["facial", "henna"], masters: ["any"], lack: "service" },
  { wish: ["henna"], masters: ["labonno"], lack: "service" },
])("$wish with $masters lacks $lack", ({ wish, masters, lack }) => {
  expect(lackOf(offer, servicesWith(wish, masters))).toBe(lack);
});

test("a service that nobody does any more lacks a master", () => {
  const [anika] = offer.masters;
  expect(lackOf({ ...offer, masters: anika ? [anika] : [] }, servicesWith(["bath"], ["any"]))).toBe("master");
});
