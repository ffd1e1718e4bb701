import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { type CollectedSpan, type Collector, openCollector } from "#tests/support/collector.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { addPerson } from "#tests/support/people.ts";
import { run } from "#tests/support/program.ts";
import { tell } from "#tests/support/provider.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

let collector: Collector;

beforeEach(async () => {
  collector = await openCollector();
});

afterEach(() => collector.close());

/** A salon that sends its traces to the collector. */
const follow = (settings: Record<string, string> = {}) =>
  openSalon({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...settings } });

describe("a booking", () => {
  test("is one trace from its request over the webhook to its mail", async () => {
    const salon = await follow();
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await hold(salon, guest, visit);
    const { intentId } = await pay(salon, clientSecret);
    expect(await tell(salon, intentId)).toBe(200);
    const { insertedId } = await call(
      salon,
      "createBooking",
      bookingOf(guest, visit.service, intentId),
      guest,
    );
    await salon.drain();
    await salon.close();

    const { traceId = "" } = spanNamed("POST /api/create-payment-intent");
    const ofBooking = collector.spans.filter((span) => span.traceId === traceId);
    expect(new Set(ofBooking.map(({ name }) => name))).toEqual(
      new Set([
        "POST /api/create-payment-intent",
        "transaction",
        "card provider createIntent",
        "card provider readIntent",
        "POST /api/webhooks/stripe",
        "POST /api/bookings",
        "outbox mail_booking_received",
        "outbox mail_receipt",
      ]),
    );
    // The parent of each is another one of them, except for the request that began it.
    const ids = new Set(ofBooking.map(({ spanId }) => spanId));
    const roots = ofBooking.filter(({ parentSpanId = "" }) => !ids.has(parentSpanId));
    expect(roots.map(({ name }) => name)).toEqual(["POST /api/create-payment-intent"]);
    // Nothing that is sent names a person or a card, or a visit that a stranger could look up.
    const sent = collector.bodies.join();
    for (const told of [guest.email, "Nadia", "01700000001", "4242424242424242", clientSecret, insertedId])
      expect(sent).not.toContain(told);
  });

  test("continues the trace of a trusted proxy, and of nobody else", async () => {
    const theirs = "0af7651916cd43dd8448eb211c80319c";
    const headers = { traceparent: `00-${theirs}-b7ad6b7169203331-01`, "x-forwarded-for": "192.0.2.7" };
    for (const TRUST_PROXY of ["0", "1"]) {
      const salon = await follow({ TRUST_PROXY });
      await salon.server.inject({ url: "/api/services", headers });
      await salon.close();
      const { traceId, parentSpanId } = spanNamed("GET /api/services");
      const believed = TRUST_PROXY === "1";
      expect([traceId === theirs, parentSpanId]).toEqual([
        believed,
        believed ? "b7ad6b7169203331" : undefined,
      ]);
      collector.spans.length = 0;
    }
  });
});

describe("a collector", () => {
  test.each([
    ["that is away", () => collector.close()],
    ["that never answers", async () => collector.hang()],
  ])("%s harms no request and does not keep a server from stopping", async (_how, fail) => {
    const salon = await follow();
    await fail();
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await hold(salon, guest, visit);
    const { intentId } = await pay(salon, clientSecret);
    await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
    await salon.drain();
    expect(salon.bugs).toEqual([]);
    await salon.close();
    collector = await openCollector();
  });

  test("that is not configured loads no module and gets nothing", async () => {
    const modulesOf = async (settings: Record<string, string>) => {
      const database = await emptyDatabase();
      const opened = run("tests/support/trace-modules.ts", { ...database.settings, DEMO: "0", ...settings });
      expect(await opened.ended).toMatchObject({ code: 0 });
      await database.remove();
      return opened.lines.at(-1);
    };
    expect(await modulesOf({})).toBe("loaded: ");
    expect(await modulesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })).toBe(
      "loaded: exporter-trace-otlp-http sdk-trace",
    );
    const salon: TestSalon = await openSalon();
    await salon.server.inject("/api/services");
    await salon.close();
    expect(collector.bodies).toEqual([]);
  });
});

function spanNamed(name: string): CollectedSpan {
  const span = collector.spans.find((one) => one.name === name);
  if (!span) throw new Error(`No span is called ${name}.`);
  return span;
}
