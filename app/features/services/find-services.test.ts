import { expect, test } from "vitest";
import { findServices, marked } from "#app/features/services/find-services.ts";
import { cut, facial, massage, services } from "#app/features/services/services.fixture.ts";

const words: Record<string, string> = { hair: "Hair", skin: "Skin", bath: "Bath" };
const find = (typed: string) => findServices(services, typed, ({ category }) => words[category ?? ""] ?? "");
const found = (typed: string) => find(typed).map(({ service }) => service);

test("a service is found by its name, add-on, size, tagline, details or category", () => {
  expect(found("massage")).toEqual([massage]);
  expect(found("waves")).toEqual([cut]);
  expect(found("long")).toEqual([cut]);
  expect(found("mustard")).toEqual([massage]);
  expect(found("scissors")).toEqual([cut]);
  expect(found("skin")).toEqual([facial]);
});

test("a service is found by its Bangla name on an English page", () => {
  expect(found("মালিশ")).toEqual([massage]);
  expect(found("নারকেল")).toEqual([cut]);
});

test("services that start with the search text come before those that contain it", () => {
  expect(found("oil")).toEqual([massage, cut]);
  expect(found("hair")[0]).toBe(cut);
});

test("every typed word must match the beginning of a word", () => {
  expect(found("oil massage")).toEqual([massage]);
  expect(found("oil waves")).toEqual([cut]);
  expect(found("oil bath facial")).toEqual([]);
  expect(found("il")).toEqual([]);
});

test("capitals, accents, plurals and spaces make no difference", () => {
  expect(found("  FACIÁLS ")).toEqual([facial]);
  expect(found("haircut")).toEqual([cut]);
});

test("a blank search or one of punctuation finds nothing", () => {
  expect(found("  ")).toEqual([]);
  expect(found("$(*")).toEqual([]);
});

test("when the name does not show the match, the matching add-on or line is shown", () => {
  expect(find("oil").map(({ because }) => because)).toEqual([undefined, { addOn: "Coconut oil finish" }]);
  expect(find("clay")[0]?.because).toEqual({ line: "Crushed neem and river clay." });
  expect(find("long")[0]?.because).toEqual({ line: "Long hair" });
});

test("matches are marked at the beginning of words", () => {
  expect(marked("Warm Oil, no foil", "oil")).toEqual([
    { text: "Warm ", isFound: false },
    { text: "Oil", isFound: true },
    { text: ", no foil", isFound: false },
  ]);
  expect(marked("গরম তেলের মালিশ", "তেল").map(({ isFound }) => isFound)).toEqual([false, true, false]);
  expect(marked("Threading", "(")).toEqual([{ text: "Threading", isFound: false }]);
});
