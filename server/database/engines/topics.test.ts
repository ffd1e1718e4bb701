import { expect, test } from "vitest";
import { readTold, type Told, writeTold } from "#server/database/engines/topics.ts";

test("a notification is read as another server wrote it", () => {
  const all: Told[] = [
    { topic: "availability", about: { from: 10, to: 20 } },
    { topic: "pages", about: ["readSalon", "listServices"] },
    { topic: "pages" },
    { topic: "availability" },
  ];
  expect(readTold(`here 16/B3\n${writeTold(all)}`)).toEqual({ from: "here", at: "16/B3", all });
});

test("an unreadable notification is skipped, and the rest is read", () => {
  expect(readTold("there\nweather 1 2\npages")).toMatchObject({ from: "there", all: [{ topic: "pages" }] });
  expect(readTold()).toEqual({ from: "", at: "0/0", all: [] });
});
