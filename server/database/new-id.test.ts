import { expect, test } from "vitest";
import { newId } from "#server/database/new-id.ts";

test("ids that are made within the same millisecond are in the order in which they were made", () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});
