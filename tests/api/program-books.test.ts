import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenApi } from "#server/http/documentation/open-api.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addKey } from "#tests/support/programs.ts";
import { createReceiver, type Receiver } from "#tests/support/receiver.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let api: string;
const program = createReceiver();

beforeAll(async () => {
  await salon.server.listen({ host: "127.0.0.1", port: 0 });
  api = `http://127.0.0.1:${(salon.server.server.address() as AddressInfo).port}/api`;
  await program.open();
});
afterAll(() => program.close());

test("a program with only the API description and docs/api.md books with a key and verifies its message", async () => {
  // The demo has visits of its own, which no program is told of.
  await salon.drain();
  const { token } = await addKey(salon, ["catalogue:read", "bookings:read", "bookings:write"], owner);
  const body = { url: program.url, events: ["booking.created" as const] };
  const { secret } = await call(salon, "createWebhook", { body }, owner);
  const client = await clientOf(token);

  const [service] = await client("listServices");
  const { anyone } = await client("readNextHours", { query: { service: service._id } });
  const visit = { serviceIds: [service._id], masterId: "any", startsAt: anyone.startsAt };
  const { insertedId } = await client("createDeskBooking", {
    body: { name: "Nadia Rahman", number: "01711000000", ...visit },
  });
  const [booked] = await client("listBookings", { query: { limit: "1" } });
  expect(booked).toMatchObject({ _id: insertedId, name: "Nadia Rahman" });

  await salon.drain();
  const [message] = program.received;
  if (!message) throw new Error("No message has come.");
  const isFromTheSalon = await documentedCheck();
  const now = Math.floor(salon.clock.now() / 1000);
  expect(isFromTheSalon(secret, message.headers, message.body, now)).toBe(true);
  expect(isFromTheSalon(secret, message.headers, `${message.body} `, now)).toBe(false);
  expect(isFromTheSalon(secret, message.headers, message.body, now + 301)).toBe(false);
  expect(JSON.parse(message.body)).toMatchObject({
    type: "booking.created",
    data: { bookingId: insertedId, startsAt: new Date(anyone.startsAt).toISOString() },
  });
});

interface Sent {
  query?: Record<string, string>;
  body?: object;
}

/** A client generated from the API description: the path of each call, and whether a key may make it. */
async function clientOf(key: string) {
  const description: OpenApi = await (await fetch(`${api}/openapi.json`)).json();
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return async (operationId: string, { query = {}, body }: Sent = {}) => {
    const found = operations.find((one) => one.operationId === operationId);
    if (!found?.security?.some((way) => "key" in way)) throw new Error(`${operationId} is not for keys.`);
    const answer = await fetch(`${api}${found.path}?${new URLSearchParams(query)}`, {
      method: found.method.toUpperCase(),
      headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${operationId}: ${await answer.text()}`);
    return await answer.json();
  };
}

type Check = (
  secret: string,
  headers: Receiver["received"][number]["headers"],
  body: string,
  now: number,
) => boolean;

/** The worked example of docs/api.md, taken from the page. */
async function documentedCheck(): Promise<Check> {
  const page = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const { isFromTheSalon } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return isFromTheSalon;
}
