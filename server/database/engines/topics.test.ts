import { expect, test } from "vitest";
import { readTold, type Told, writeTold } from "./topics.ts";

test("what one server tells, another reads", () => {
  const all: Told[] = [
    { topic: "availability", about: { from: 10, to: 20 } },
    { topic: "pages", about: ["readSalon", "listServices"] },
    { topic: "pages" },
    { topic: "availability" },
  ];
  expect(readTold(writeTold("here", all))).toEqual({ from: "here", all });
});

test("what can't be read is left out, and does not keep the rest from being heard", () => {
  expect(readTold("there\nweather 1 2\npages")).toEqual({ from: "there", all: [{ topic: "pages" }] });
  expect(readTold()).toEqual({ from: "", all: [] });
});
