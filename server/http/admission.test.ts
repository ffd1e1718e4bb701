import { expect, test } from "vitest";
import { createAdmission } from "#server/http/admission.ts";

test("a person is let in once at a time", () => {
  const admission = createAdmission({ most: 8, ofNetwork: 3 });
  const first = admission.admit("nadia", "a");
  expect(admission.admit("nadia", "b")).toEqual({ ok: false, why: "own" });
  if (first.ok) first.done();
  expect(admission.admit("nadia", "b")).toMatchObject({ ok: true });
});

test("a network leaves room for others, and the total is limited", () => {
  const admission = createAdmission({ most: 5, ofNetwork: 3 });
  const admit = (person: string, network: string | null) => admission.admit(person, network).ok;
  expect(["a1", "a2", "a3", "a4"].map((person) => admit(person, "a"))).toEqual([true, true, true, false]);
  expect(["b1", "b2", "b3"].map((person) => admit(person, "b"))).toEqual([true, true, false]);
});

test("when networks can't be told apart, only the total is limited", () => {
  const admission = createAdmission({ most: 5, ofNetwork: 3 });
  const people = ["1", "2", "3", "4", "5", "6"];
  expect(people.map((person) => admission.admit(person, null).ok)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});
