import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { callLoosely, type Loose } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { tokenOf } from "#tests/support/people.ts";

const names = Object.keys(paths) as CallName[];
const runs = 60;

const salon = givenSalon();
const admin = givenOwner(salon);

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "\0",
    "a\0b",
    "\ud800",
    "a\udc00",
    "\u202e\u0000",
    "x".repeat(5000),
    "%00",
    "../../etc/passwd",
    "'; drop table users; --",
    "2026-11-25T12:00:00+06:00",
    "2026-02-30",
    "2999-12-31",
    "2000-01-01",
    "any",
    "1e400",
    "NaN",
    "__proto__",
  ),
);
const oddNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(-0, -1, 1e-7, 0.1 + 0.2, 2 ** 31, 2 ** 53, 1e21, 1e308, 5.005, 99_999.995),
);
const odd = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(oddText, { maxLength: 12 }),
);

test.each(names)("%s answers any input with a problem, never with an internal error", async (name) => {
  const sample = await sampleCalls[name](salon, admin);
  await fc.assert(
    fc.asyncProperty(junkLike(sample), async (sent) => {
      salon.clock.advance(minutes(1));
      const { status, headers, body } = await callLoosely(salon, name, sent, admin);
      if (status < 400) return;
      expect([status, body.code]).not.toContain(500);
      expect(status).toBeLessThan(500);
      expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
      Problem.parse(body);
    }),
    { numRuns: runs, seed: 20_261_123 },
  );
});

test.each(names)("%s survives a deeply nested body", async (name) => {
  const { method, path } = methodAndPath(name);
  for (const payload of [
    "[".repeat(60_000),
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    deepObject(9000),
  ]) {
    const answer = await salon.server.inject({
      method,
      url: `/api${path.replaceAll(/\{\w+\}/g, "x")}`,
      headers: {
        authorization: `Bearer ${await tokenOf(salon, admin)}`,
        "content-type": "application/json",
      },
      payload,
    });
    expect(answer.statusCode).toBeLessThan(500);
  }
});

test("webhooks and odd headers never cause an internal error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme-ascii" }), fc.string(), async (header, payload) => {
      const answer = await salon.server.inject({
        method: "POST",
        url: "/api/webhooks/stripe",
        headers: { "stripe-signature": header, "content-type": "application/json" },
        payload,
      });
      expect(answer.statusCode).toBeLessThan(500);
      const me = await salon.server.inject({
        url: "/api/me",
        headers: { authorization: `Bearer ${header}` },
      });
      expect(me.statusCode).toBe(401);
    }),
    { numRuns: runs },
  );
});

/** The sample with one part replaced with junk, or entirely junk. */
function junkLike(sample: Loose): fc.Arbitrary<Loose> {
  const { body, params, query } = sample;
  return fc.record({
    ...(body !== undefined && { body: fc.oneof({ weight: 5, arbitrary: spoilt(body) }, odd) }),
    ...(params !== undefined && { params: spoiltTexts(params) }),
    query: fc.oneof(spoiltTexts(query ?? {}), fc.dictionary(name(), wellFormed(), { maxKeys: 3 })),
  }) as fc.Arbitrary<Loose>;
}

function spoilt(body: unknown): fc.Arbitrary<unknown> {
  const fields = Object.entries(body as Record<string, unknown>);
  return fc.record(
    Object.fromEntries(
      fields.map(([key, value]) => [
        key,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: [] },
  );
}

function spoiltTexts(texts: Record<string, string | string[]>): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, fc.oneof(fc.constant(String(value)), wellFormed())]),
    ),
  ) as fc.Arbitrary<Record<string, string>>;
}

/** Strings that an address can carry: percent-encoding can't express lone surrogates. */
function wellFormed(): fc.Arbitrary<string> {
  return oddText.map((text) => text.toWellFormed());
}

function name(): fc.Arbitrary<string> {
  return fc.constantFrom("limit", "cursor", "from", "to", "service", "master", "__proto__", "x");
}

function deepObject(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}
