import { expect, test } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

const refused = (status: number, detail?: string) =>
  new ApiError(status, "last_admin", {
    problem: { type: "about:blank", title: "Refused", status, code: "last_admin", detail },
  });

test("a refusal is shown in the server's words", () => {
  expect(explain(refused(409, "The last admin stays."))).toBe("The last admin stays.");
});

test("no answer is shown as a connection problem", () => {
  expect(explain(new ApiError(0, "network"))).toContain("connection");
});

test("an internal error never shows its message", () => {
  expect(explain(refused(500, "relation does not exist"))).not.toContain("relation");
  expect(explain(new TypeError("x is undefined"))).not.toContain("undefined");
});
