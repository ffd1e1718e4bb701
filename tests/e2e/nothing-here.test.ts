import { expect, test } from "#tests/e2e/support/test.ts";

test("below /api, an unknown address and a wrong method are problems, not pages", async ({ request }) => {
  for (const [method, path, status, code] of [
    ["GET", "/api/nothing-here", 404, "not_found"],
    ["POST", "/api/nothing-here", 404, "not_found"],
    ["PUT", "/api/services", 405, "method_not_allowed"],
    ["DELETE", "/api/bookings", 405, "method_not_allowed"],
  ] as const) {
    const answer = await request.fetch(path, { method });
    expect([method, path, answer.status()]).toEqual([method, path, status]);
    expect(answer.headers()["content-type"]).toContain("application/problem+json");
    expect((await answer.json()).code).toBe(code);
  }
});
