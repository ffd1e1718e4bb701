import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { errorCodes } from "#contract/errors.ts";
import { type CallName, methodAndPath } from "#contract/paths.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { type Person, tokenOf } from "#tests/support/people.ts";

const salon = givenSalon();
const customer = givenPerson(salon, { verified: true });
const staff = givenStaff(salon);

const ask = (url: string, headers = {}) => salon.server.inject({ url, headers });

test("the API page only runs this server's scripts, and all of them exist", async () => {
  const { body, headers } = await ask("/api/docs");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  const files = [...body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, url = ""]) => url);
  expect(files.length).toBeGreaterThan(4);
  for (const url of files) expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  const script = await ask("/api/docs/viewer.js", { "accept-encoding": "gzip" });
  expect(script.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": expect.stringContaining("javascript"),
  });
});

test("the description is sent compressed, and is not cached on the way", async () => {
  const plain = await ask("/api/openapi.json");
  const packed = await ask("/api/openapi.json", { "accept-encoding": "gzip, br" });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", "cache-control": "no-store" });
  expect(packed.rawPayload.length * 10).toBeLessThan(plain.rawPayload.length);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test("the address of a problem's type is on the page", async () => {
  const { body } = await ask("/api/docs");
  const problem = (await ask("/api/nothing")).json();
  expect(problem.type).toBe("/api/docs#not_found");
  for (const code of errorCodes) expect(body).toContain(`id="${code}"`);
});

test.each<[CallName, () => Person | null]>([
  ["readAvailability", () => null],
  ["readQuote", () => customer],
  ["createContactMessage", () => null],
  ["createPaymentIntent", () => customer],
  ["createDeskBooking", () => staff],
])("the example of %s works as it is", async (name, caller) => {
  salon.clock.advance(60_000);
  const { method, path } = methodAndPath(name);
  const description = (await ask("/api/openapi.json")).json();
  const { parameters, requestBody } = description.paths[path][method.toLowerCase()];
  const query = parameters
    .filter((one: { example?: string }) => one.example)
    .map((one: { name: string; example: string }): [string, string] => [one.name, one.example]);
  const person = caller();
  const { statusCode, body } = await salon.server.inject({
    method: method as "GET",
    url: `/api${path}?${new URLSearchParams(query)}`,
    ...(person && { headers: { authorization: `Bearer ${await tokenOf(salon, person)}` } }),
    ...(requestBody && { payload: requestBody.content["application/json"].example }),
  });
  expect([statusCode, body]).toEqual([statusCode < 300 ? statusCode : 200, body]);
});

test("calls are in groups that are described, and each says who may make it", async () => {
  const { tags, paths } = (await ask("/api/openapi.json")).json();
  expect(tags.map(({ name }: { name: string }) => name)).toContain("Bookings");
  for (const operations of Object.values<Record<string, { tags: string[]; description: string }>>(paths))
    for (const { tags: own, description } of Object.values(operations)) {
      expect(tags).toContainEqual({ name: own[0], description: expect.any(String) });
      expect(description).toMatch(/^\*\*Access:\*\* /m);
    }
});

test("a summary is short, and leaves order and limits to the description", () => {
  const summaries = Object.values(calls).map(({ summary }) => summary);
  expect(summaries.filter((one) => !/^[A-Z]\S*( \S+){1,7}$/.test(one) || /[.;:]/.test(one))).toEqual([]);
});
