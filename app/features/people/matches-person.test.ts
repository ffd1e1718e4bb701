import { expect, test } from "vitest";
import { matching } from "#app/features/people/matches-person.ts";

const users = [
  {
    _id: "1",
    name: "Anika Rahman",
    email: "anika@shiuli.example",
    role: "customer" as const,
    memberUntil: null,
  },
  {
    _id: "2",
    name: "Rehana Kabir",
    email: "admin@shiuli.example",
    role: "admin" as const,
    memberUntil: null,
  },
];
const found = (search: string) => matching(users, search).map(({ name }) => name);

test("a search finds parts of names and addresses, in any case and order", () => {
  expect(found("RAH")).toEqual(["Anika Rahman"]);
  expect(found("admin@")).toEqual(["Rehana Kabir"]);
  expect(found("rahman anika")).toEqual(["Anika Rahman"]);
  expect(found("anika kabir")).toEqual([]);
});

test("an empty search finds everybody", () => {
  expect(found("  ")).toHaveLength(2);
});
