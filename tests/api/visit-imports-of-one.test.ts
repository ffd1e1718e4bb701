import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();
const owner = givenPerson(salon, { role: "admin" });

test("a person's lines with an id and without one are both imported", async () => {
  const date = new Date(salon.clock.now() + days(8)).toISOString().slice(0, 10);
  const visit = { name: "Nadia With", date, services: "Threading", master: "" };
  const number = "01788000111";
  const guestId = "G-with";
  const lines = [
    { ...visit, row: 2, externalId: "O-1", guestId, number: "", email: "with@example.com", time: "14:00" },
    { ...visit, row: 3, externalId: "O-2", number, time: "16:00" },
    { ...visit, row: 4, externalId: "O-3", guestId, number, time: "18:00" },
  ];
  const body = { kind: "visits" as const, fileName: "visits.csv", lines };
  expect(await call(salon, "importFile", { body }, owner)).toMatchObject({ made: 3 });
});
