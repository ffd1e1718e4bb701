import { afterAll, beforeAll, expect, test } from "vitest";
import { createServer } from "#server/http/server.ts";
import { givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person, tokenOf } from "#tests/support/people.ts";
import { publicUrl } from "#tests/support/salon-config.ts";
import { until } from "#tests/support/until.ts";

const ofPerson = 10;
const ofNetwork = 40;

const salon = givenSalon();
const guest = givenPerson(salon);
let server: ReturnType<typeof createServer>;
let address: string;
/** The answers are stored, too, because fetch closes one that is garbage-collected. */
const open: { stream: AbortController; answer: Response }[] = [];

beforeAll(async () => {
  server = createServer({
    app: salon.app,
    publicUrl,
    trustProxy: 1,
    logLevel: "silent",
    demoProvider: null,
    mailbox: null,
    sandbox: null,
  });
  address = await server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  for (const { stream } of open) stream.abort();
  await server.close();
});

test("a person has ten streams, from however many networks, and new ones when some have ended", async () => {
  const first = await listen("192.0.2.0", guest);
  for (let opened = 1; opened < ofPerson; opened++) {
    expect((await listen(`192.0.2.${opened}`, guest)).status).toBe(200);
  }
  const refused = await listen("192.0.2.99", guest);
  expect([refused.status, refused.code]).toEqual([429, "too_many_requests"]);
  expect((await listen("192.0.2.0", await addPerson(salon))).status).toBe(200);
  expect((await listen("192.0.2.0", null)).status).toBe(200);
  first.end();
  await until("room for another", async () => (await listen("192.0.2.99", guest)).status === 200 || null);
});

test("a network has forty streams, and other networks still get theirs", async () => {
  const statuses = [];
  for (let opened = 0; opened <= ofNetwork; opened++) {
    statuses.push((await listen("198.51.100.1", null)).status);
  }
  expect([statuses.indexOf(429), statuses.length]).toEqual([ofNetwork, ofNetwork + 1]);
  expect((await listen("198.51.100.2", null)).status).toBe(200);
});

test("a request for the headers alone opens no stream, and is answered at once", async () => {
  const answer = await fetch(`${address}/api/notices`, { method: "HEAD", signal: AbortSignal.timeout(5000) });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
});

/** Opens a stream of events and keeps it open. */
async function listen(network: string, person: Person | null) {
  const stream = new AbortController();
  const answer = await fetch(`${address}/api/notices`, {
    signal: stream.signal,
    headers: {
      "x-forwarded-for": network,
      ...(person && { authorization: `Bearer ${await tokenOf(salon, person)}` }),
    },
  });
  if (answer.ok) open.push({ stream, answer });
  const { code } = answer.ok ? { code: null } : await answer.json();
  return { status: answer.status, code, end: () => stream.abort() };
}
