import { expect, test } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

const refused = (status: number, detail?: string) =>
  new ApiError(status, "last_admin", {
    problem: { type: "about:blank", title: "Refused", status, code: "last_admin", detail },
  });

test("a refusal is told in the server's words", () => {
  expect(explain(refused(409, "The last admin stays."))).toBe("The last admin stays.");
});

test("no answer means the connection", () => {
  expect(explain(new ApiError(0, "network"))).toContain("connection");
});

test("a server's own failure never shows its words", () => {
  expect(explain(refused(500, "relation does not exist"))).not.toContain("relation");
  expect(explain(new TypeError("x is undefined"))).not.toContain("undefined");
});
