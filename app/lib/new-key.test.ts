import { expect, test } from "vitest";
import { z } from "zod";
import { newKey } from "#app/lib/new-key.ts";

test("each key is a UUID of its own, as calls take it", () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true);
});
