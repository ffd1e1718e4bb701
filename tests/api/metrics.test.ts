import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { delayAfter } from "#domain/deliveries.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { bookAhead, holdAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { breakProvider, mendProvider, tell } from "#tests/support/provider.ts";

const salon = givenSalon();

/** The value of a metric, by its name and some of its labels; undefined without a matching line. */
async function numberOf(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const { body } = await salon.server.inject({ url: "/api/metrics", headers: { host: "localhost" } });
  const lines = body.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = lines.find((one) => wanted.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("a request is counted by its route, never by its address", async () => {
  const guest = await addPerson(salon);
  await call(salon, "readAdminStatus", { params: { email: guest.email } }, guest);
  const route = "/api/users/admin/:email";
  expect(await numberOf("shiuli_request_seconds_count", { method: "GET", route, status: "200" })).toBe(1);
  const { body } = await salon.server.inject({ url: "/api/metrics", headers: { host: "localhost" } });
  expect(body).not.toContain(guest.email);
});

test("a repeated question counts as one computed and one cached answer", async () => {
  await call(salon, "readSite", {});
  await call(salon, "readSite", {});
  expect(await numberOf("shiuli_kept_total", { what: "answer", found: "miss" })).toBe(1);
  expect(await numberOf("shiuli_kept_total", { what: "answer", found: "hit" })).toBe(1);
});

test("a paid booking appears in the calls to the provider, its webhooks, and the visits of the hour", async () => {
  const { intentId } = await bookAhead(salon, 60);
  await tell(salon, intentId);
  expect(
    await numberOf("shiuli_card_provider_seconds_count", { call: "createIntent", outcome: "answered" }),
  ).toBeGreaterThan(0);
  expect(await numberOf("shiuli_webhook_age_seconds_count")).toBeGreaterThan(0);
  expect(await numberOf("shiuli_statement_seconds_count", { outcome: "done" })).toBeGreaterThan(0);
  expect(await numberOf("shiuli_bookings_last_hour")).toBeGreaterThan(0);
  expect(await numberOf("shiuli_database_up")).toBe(1);
});

test("unpaid holds and a failing provider are visible as long as they last", async () => {
  await holdAhead(salon, await addPerson(salon));
  salon.clock.advance(10_000);
  expect(await numberOf("shiuli_holds", { state: "active" })).toBeGreaterThan(0);
  expect(await numberOf("shiuli_payments_waiting", { state: "open" })).toBeGreaterThan(0);
  await breakProvider(salon, { kind: "error", path: "GET /v1/payment_intents*", times: "5" });
  await expect(salon.app.payments.readIntent("pi_none")).rejects.toThrow(ProviderUnavailable);
  await mendProvider(salon);
  expect(
    await numberOf("shiuli_card_provider_seconds_count", { call: "readIntent", outcome: "failed" }),
  ).toBe(1);
});

test("a refund that keeps failing counts as due since it was promised, even while it waits for a retry", async () => {
  const { id, guest } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  const promisedAt = salon.clock.now();
  const failing = { refund: () => Promise.reject(new Error("The provider knows no such key.")) };
  for (let tries = 1; tries <= 10; tries++) {
    expect(await drainOutbox(salon.app, failing, "others")).toBe(1);
    salon.clock.advance(delayAfter(tries));
  }
  await drainOutbox(salon.app, failing, "others");
  salon.clock.advance(60_000);
  expect(await numberOf("shiuli_outbox_due", { kind: "refund" })).toBeUndefined();
  expect(await numberOf("shiuli_outbox_oldest_seconds", { kind: "refund" })).toBe(
    (salon.clock.now() - promisedAt) / 1000,
  );
  await salon.drain();
});

test("without the database the process's own metrics remain", async () => {
  salon.clock.advance(10_000);
  const { read } = salon.app.engine;
  Object.defineProperty(salon.app.engine, "read", {
    configurable: true,
    get: () => {
      throw new Error("away");
    },
  });
  expect(await numberOf("shiuli_database_up")).toBe(0);
  expect(await numberOf("process_resident_memory_bytes")).toBeGreaterThan(0);
  Object.defineProperty(salon.app.engine, "read", { configurable: true, get: () => read });
});

test.each(["docs/operations.md", "docs/grafana.json"])(
  "every metric that %s mentions exists",
  async (file) => {
    const { body } = await salon.server.inject({ url: "/api/metrics", headers: { host: "localhost" } });
    const about = readFileSync(file, "utf8").split("### Numbers and alerts").at(-1)?.split("\n## ")[0] ?? "";
    const named = about.match(/\b(shiuli_\w+|nodejs_\w+|process_resident\w+)/g) ?? [];
    const there = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !there.has(name.replace(/_(count|bucket)$/, "")))).toEqual([]);
  },
);
