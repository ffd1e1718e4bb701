import { expect, test } from "vitest";
import { createServer } from "#server/http/server.ts";
import { givenSalon } from "#tests/support/given.ts";

const publicUrl = "https://salon.example";
const token = "a token of some length";

const salon = givenSalon();

test("every https answer has HSTS for a year, and denies pages the camera", async () => {
  const site = realSite();
  for (const url of ["/api/health", "/api/nothing", "/api/auth/get-session", "/nothing", "/%zz"]) {
    const { headers } = await site.inject({ url });
    expect([url, headers["strict-transport-security"]]).toEqual([url, "max-age=31536000"]);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  const here = await salon.server.inject({ url: "/api/health" });
  expect(here.headers).not.toHaveProperty("strict-transport-security");
  expect(here.headers["permissions-policy"]).toContain("microphone=()");
});

test("metrics are only for this machine and callers with the token", async () => {
  const site = realSite();
  const ask = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await site.inject({ url: "/api/metrics", headers, remoteAddress })).statusCode;
  expect(await ask({ host: "localhost:3000" })).toBe(200);
  expect(await ask({ host: "localhost:3000", "x-forwarded-for": "203.0.113.9" })).toBe(404);
  expect(await ask({ host: "salon.example" })).toBe(404);
  expect(await ask({ host: "localhost:3000" }, "203.0.113.9")).toBe(404);
  expect(await ask({ authorization: `Bearer ${token}` }, "203.0.113.9")).toBe(200);
  expect(await ask({ authorization: `Bearer ${token}x` }, "203.0.113.9")).toBe(404);
});

test("security.txt names the salon's own address, and expires within a year", async () => {
  const { statusCode, headers, body } = await salon.server.inject({ url: "/.well-known/security.txt" });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const { email } = await salon.app.engine.read.selectFrom("salon").select("email").executeTakeFirstOrThrow();
  expect(body).toContain(`Contact: mailto:${email}\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
  expect(expires).toBeGreaterThan(salon.clock.now());
  expect(expires).toBeLessThan(salon.clock.now() + 365 * 86_400_000);
});

test("failed sign-ins are told apart in the log, without data about the person", async () => {
  const lines: string[] = [];
  const site = realSite((line) => lines.push(line));
  const account = { email: "somebody@example.com", password: "not-this-27" };
  const headers = { origin: salon.app.site.publicUrl };
  const remoteAddress = "203.0.113.9";
  await site.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    headers,
    payload: account,
    remoteAddress,
  });
  await site.inject({ url: "/api/auth/verify-email?token=secret-token", remoteAddress });
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "sign-in failed");
  expect(told).toMatchObject([
    { route: "/api/auth/sign-in/email", reason: "INVALID_EMAIL_OR_PASSWORD" },
    { route: "/api/auth/verify-email", reason: "INVALID_TOKEN" },
  ]);
  expect(told[0].network).toMatch(/^[\w-]{12}$/);
  expect(told[0].network).toBe(told[1].network);
  expect(lines.join()).not.toMatch(/somebody|not-this|secret-token|203\.0\.113/);
});

/** The same salon as it is served at a public address. @param onLine receives the log's lines */
function realSite(onLine?: (line: string) => void) {
  return createServer({
    app: salon.app,
    demoProvider: null,
    mailbox: null,
    publicUrl: onLine ? salon.app.site.publicUrl : publicUrl,
    trustProxy: false,
    logLevel: onLine ? "warn" : "silent",
    ...(onLine && { logTo: { write: onLine } }),
    metricsToken: token,
    sandbox: null,
  });
}
