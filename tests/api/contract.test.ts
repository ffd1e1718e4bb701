import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type CallSchema, calls } from "#contract/calls.ts";
import { Problem } from "#contract/errors.ts";
import { type CallName, methodAndPath, paths } from "#contract/paths.ts";
import { sampleCalls } from "#tests/api/sample-calls.ts";
import { callLoosely, type Loose } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";

const names = Object.keys(paths) as CallName[];
/** Calls that take JSON. */
const withBody = names.filter((name) => "body" in calls[name] && !("sends" in calls[name]));
/** Some samples for these calls are refused, correctly: they name a purchase, booking or proof that does not exist. */
const refusedSamples = new Set<number>([401, 404, 409]);

const salon = givenSalon();
const admin = givenOwner(salon);

test.each(names)("%s returns exactly what the contract says", async (name) => {
  const sent = await sampleCalls[name](salon, admin);
  const { status, body } = await callLoosely(salon, name, sent, admin);
  const schema: CallSchema = calls[name];
  if ("sends" in schema) expect(status).toBe(422);
  else if (status < 400) expect(schema.answer.parse(body)).toEqual(body);
  else {
    expect(refusedSamples).toContain(status);
    expect(Problem.parse(body)).toEqual(body);
  }
});

describe.each(withBody)("%s", (name) => {
  test("refuses an unknown field", async () => {
    const sent = await sampleCalls[name](salon, admin);
    const body = { ...(sent.body as object), price_cents: 1 };
    await expectInvalid(name, { ...sent, body });
  });

  test.each([[null], [[]], [5], ["text"], [{}]])("refuses %j for a body", async (body) => {
    const schema: CallSchema = calls[name];
    if (schema.body?.safeParse(body).success) return;
    await expectInvalid(name, { ...(await sampleCalls[name](salon, admin)), body });
  });

  test("refuses each of its fields with another type", async () => {
    const sent = await sampleCalls[name](salon, admin);
    for (const field of Object.keys(sent.body as object)) {
      for (const wrong of [{}, { length: 1 }, [[[]]]]) {
        await expectInvalid(name, { ...sent, body: { ...(sent.body as object), [field]: wrong } });
      }
    }
  });

  test.each([
    ["broken JSON", '{"name":', "application/json", 400, "malformed_json"],
    ["no JSON at all", "", "application/json", 400, "malformed_json"],
    ["a poisoned prototype", '{"__proto__":{"role":"admin"}}', "application/json", 400, "malformed_json"],
    ["a text", "name=Nadia", "text/plain", 415, "unsupported_media_type"],
    ["a form", "name=Nadia", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
    ["70,000 characters", JSON.stringify("x".repeat(70_000)), "application/json", 413, "body_too_large"],
  ])("refuses %s", async (_, payload, type, status, code) => {
    const { method, path } = methodAndPath(name);
    const answer = await salon.server.inject({
      method,
      url: `/api${path.replaceAll(/\{\w+\}/g, "x")}`,
      headers: { "content-type": type },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  });
});

test.each(["readService", "makeAdmin", "deleteUser", "releasePurchase"] as const)(
  "%s returns not found for an unknown id",
  async (name) => {
    for (const id of [
      "x",
      "0",
      "-1",
      "null",
      "019aa000-0000-7000-8000-000000000000",
      "é",
      "a b",
      "%00x",
      "'",
    ]) {
      const { status, body } = await callLoosely(salon, name, { params: { id } }, admin);
      expect([id, status, body.code]).toEqual([id, 404, "not_found"]);
    }
  },
);

test("an address of any length is looked up", async () => {
  for (const length of [90, 200, 254, 255, 300, 2000]) {
    const email = `${"a".repeat(length - 12)}@example.com`;
    const { status } = await callLoosely(salon, "listUserBookings", { params: { email } }, admin);
    expect([length, status < 500 && status !== 405]).toEqual([length, true]);
  }
  const long = "a".repeat(60);
  const email = `${long}@${"b".repeat(60)}.example.com`;
  const guest = await addPerson(salon, { email });
  const { status, body } = await callLoosely(salon, "readAdminStatus", { params: { email } }, guest);
  expect([status, body]).toEqual([200, { admin: false }]);
});

test("an unsupported method is reported with the supported ones", async () => {
  const places = names.map(methodAndPath).map(({ method, path }) => ({
    method,
    path: path.replaceAll(/\{\w+\}/g, "x"),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  for (const path of new Set(places.map((place) => place.path))) {
    const fitting = places.filter((place) => place.pattern.test(path));
    const taken = [...new Set(fitting.map((place) => place.method))];
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (taken.some((one) => one === method)) continue;
      const { statusCode, headers, body } = await salon.server.inject({ method, url: `/api${path}` });
      expect([method, path, statusCode]).toEqual([method, path, 405]);
      expect(String(headers.allow).split(", ").sort()).toEqual(taken.toSorted());
      expect(JSON.parse(body).code).toBe("method_not_allowed");
    }
  }
});

test.each([
  ["POST", "/health", "GET"],
  ["DELETE", "/ready", "GET"],
  ["PUT", "/openapi.json", "GET"],
  ["POST", "/docs", "GET"],
  ["POST", "/notices", "GET"],
  // A webhook of the salon may be changed or deleted there, if one has this id.
  ["GET", "/webhooks/stripe", "POST, PUT, DELETE"],
  ["PUT", "/unsubscribe/x", "GET, POST"],
] as const)(
  "%s %s, which no call of the contract has, is refused with what it takes",
  async (method, path, taken) => {
    const { statusCode, headers, body } = await salon.server.inject({ method, url: `/api${path}?x=1` });
    expect([statusCode, headers.allow]).toEqual([405, taken]);
    expect(JSON.parse(body).code).toBe("method_not_allowed");
  },
);

test("an unknown address returns a problem, too", async () => {
  for (const url of [
    "/api",
    "/api/",
    "/api/nothing",
    "/api/services/a/b",
    "/api/%ff",
    "/api/services/%E0%A4%A",
  ]) {
    const { statusCode, body } = await salon.server.inject({ method: "GET", url });
    expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 404, "not_found"]);
  }
});

test("no other site's page may call it from a browser, as the guide for programs says", async () => {
  for (const method of ["OPTIONS", "GET"] as const) {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "GET" };
    const answer = await salon.server.inject({ method, url: "/api/services", headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("a compressed body is refused as that, not as broken JSON", async () => {
  const answer = await salon.server.inject({
    method: "POST",
    url: "/api/contact-messages",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    payload: gzipSync("{}"),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
  expect(answer.headers["accept-encoding"]).toBe("identity");
});

test("a body in another encoding than UTF-8 is refused, and one with its byte order mark is read", async () => {
  const send = (payload: Buffer) =>
    salon.server.inject({
      method: "POST",
      url: "/api/contact-messages",
      headers: { "content-type": "application/json" },
      payload,
    });
  const refused = await send(Buffer.from('{"firstName":"José"}', "latin1"));
  expect([refused.statusCode, refused.json().code]).toEqual([400, "malformed_json"]);
  expect((await send(Buffer.from('\ufeff{"firstName":"José"}'))).statusCode).toBe(422);
});

test("no answer is cached, run as a page or sniffed", async () => {
  for (const url of ["/api/services", "/api/nothing", "/api/me"]) {
    const { headers } = await salon.server.inject({ method: "GET", url });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
});

test("the description is OpenAPI 3.1 and lists every call with its input and output", async () => {
  const { body } = await salon.server.inject({ method: "GET", url: "/api/openapi.json" });
  const description = JSON.parse(body);
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(JSON.stringify(description)).not.toContain("undefined");
  const ids = new Set<string>();
  for (const name of names) {
    const { method, path } = methodAndPath(name);
    const operation = description.paths[path][method.toLowerCase()];
    expect(operation.operationId).toBe(name);
    ids.add(operation.operationId);
    expect(Boolean(operation.requestBody)).toBe("body" in calls[name]);
    const inPath = operation.parameters.filter((one: { in: string }) => one.in === "path");
    expect(inPath.map((one: { name: string; required: boolean }) => [one.name, one.required])).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, true]),
    );
    expect(Object.keys(operation.responses).length).toBeGreaterThan(1);
  }
  expect(ids.size).toBe(names.length);
  for (const [, target] of JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(follow(description, target ?? "")).toEqual(expect.anything());
  }
});

async function expectInvalid(name: CallName, sent: Loose): Promise<void> {
  const { status, headers, body } = await callLoosely(salon, name, sent, admin);
  expect([sent.body, status, body.code]).toEqual([sent.body, 422, "invalid_input"]);
  expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(Problem.parse(body)).toEqual(body);
}

function follow(document: Record<string, unknown>, target: string): unknown {
  return target
    .split("/")
    .reduce<unknown>((place, key) => (place as Record<string, unknown>)?.[key], document);
}
