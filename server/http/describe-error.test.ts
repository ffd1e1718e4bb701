import { expect, test } from "vitest";
import { describeError } from "#server/http/describe-error.ts";

test("a log never contains the row that a database refused", () => {
  const refused = Object.assign(new Error("duplicate key value"), {
    code: "23505",
    detail: "Key (email)=(nadia@example.com) already exists.",
  });
  const described = describeError(new AggregateError([refused], "1 of 2 failed."));
  expect(described).toMatchObject({ type: "AggregateError", causes: [{ code: "23505" }] });
  expect(JSON.stringify(described)).not.toContain("nadia");
});
