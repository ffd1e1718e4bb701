import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { webhookBodies } from "#contract/webhooks.ts";
import { webhookEvents } from "#domain/webhooks.ts";
import { bookAhead, cancelVisit, otherStart } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { bookedCut, payChange } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { deliver, eventsOf } from "#tests/support/provider.ts";
import type { Receiver } from "#tests/support/receiver.ts";
import { givenProgram } from "#tests/support/webhooks.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
const { program, addWebhook, messagesTo, stateOf, told } = givenProgram(salon, owner);

test("a program is notified of a visit's whole life, as the contract documents", async () => {
  await addWebhook();
  const { id, guest, visit } = await bookAhead(salon, 72);
  const startsAt = await otherStart(salon, visit);
  await call(salon, "moveBooking", { params: { id }, body: { startsAt } }, guest);
  await salon.drain();
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(told().map(({ type }) => type)).toEqual([
    "booking.created",
    "booking.moved",
    "booking.cancelled",
    "payment.refunded",
  ]);
  for (const message of told()) {
    const schema = webhookBodies[message.type as keyof typeof webhookBodies];
    expect(schema.strict().parse(message)).toEqual(message);
    expect(message.data.bookingId).toBe(id);
  }
  expect(told()[0].data).toMatchObject({
    status: "pending",
    startsAt: new Date(visit.startsAt).toISOString(),
    masterIds: [visit.masterId],
    serviceIds: [visit.service._id],
  });
  expect(told()[1].data.startsAt).toBe(new Date(startsAt).toISOString());
  expect(told()[2].data.status).toBe("cancelled");
  expect(told()[3].data).toMatchObject({ amount: 6, currency: "usd" });
});

test("no personal data is sent", async () => {
  await addWebhook();
  const { guest } = await bookAhead(salon, 72);
  const sent = program.received.map(({ body }) => body).join();
  expect(sent).toContain("booking.created");
  for (const own of [guest.email, guest.name, guest.userId, "01700000001", "Nadia"])
    expect(sent).not.toContain(own);
});

test("a program also hears of the desk's visits and of changed lengths", async () => {
  await addWebhook(["booking.created", "booking.changed"]);
  const { id } = await bookAtDesk(salon, staff);
  await salon.drain();
  const endsAt = new Date(Date.parse(told()[0].data.endsAt) + minutes(5)).toISOString();
  await call(salon, "changeLength", { params: { id }, body: { endsAt } }, staff);
  await salon.drain();
  expect(told().map(({ type, data }) => [type, data.endsAt])).toEqual([
    ["booking.created", expect.any(String)],
    ["booking.changed", endsAt],
  ]);
});

test("a change's refund is reported with the visit that was changed", async () => {
  await addWebhook(["payment.refunded"]);
  const { guest, id, both } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  for (const event of await eventsOf(salon, intentId)) expect(await deliver(salon, event)).toBe(200);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  expect(told().map(({ data }) => data.bookingId)).toEqual([id, id]);
});

test("a program only hears of the events it asked for, and of nothing while it is off", async () => {
  const { insertedId: id } = await addWebhook(["booking.cancelled"]);
  await bookAtDesk(salon, staff);
  await salon.drain();
  expect(told()).toEqual([]);
  const body = { url: program.url, events: [...webhookEvents] };
  await call(salon, "changeWebhook", { params: { id }, body: { ...body, isOn: false } }, owner);
  await bookAtDesk(salon, staff);
  await salon.drain();
  expect(told()).toEqual([]);
  expect((await callLoosely(salon, "testWebhook", { params: { id } }, owner)).status).toBe(409);
  await call(salon, "changeWebhook", { params: { id }, body: { ...body, isOn: true } }, owner);
  await bookAtDesk(salon, staff);
  await salon.drain();
  expect(told().map(({ type }) => type)).toEqual(["booking.created"]);
});

test("switching an address on or off keeps its other settings, even from an outdated tab", async () => {
  const { insertedId: id } = await addWebhook();
  const url = `${program.url}/moved`;
  const params = { id };
  await call(salon, "changeWebhook", { params, body: { url, events: ["booking.moved"] } }, owner);
  await call(salon, "changeWebhook", { params, body: { isOn: false } }, owner);
  const [webhook] = await call(salon, "listWebhooks", {}, owner);
  expect(webhook).toMatchObject({ url, events: ["booking.moved"], offAt: expect.any(String) });
});

test("events that no address wants are not even queued", async () => {
  const queued = () =>
    salon.app.engine.read
      .selectFrom("outbox")
      .select("cause")
      .where("kind", "=", "webhook_event")
      .where("done_at", "is", null)
      .execute();
  await bookAtDesk(salon, staff);
  expect(await queued()).toEqual([]);
  const { insertedId: id } = await addWebhook(["booking.cancelled"]);
  await bookAtDesk(salon, staff);
  expect(await queued()).toEqual([]);
  const body = { url: program.url, events: ["booking.created" as const], isOn: false };
  await call(salon, "changeWebhook", { params: { id }, body }, owner);
  await bookAtDesk(salon, staff);
  expect(await queued()).toEqual([]);
  await call(salon, "changeWebhook", { params: { id }, body: { ...body, isOn: true } }, owner);
  await bookAtDesk(salon, staff);
  expect(await queued()).toHaveLength(1);
});

test("a rolled back change is not reported", async () => {
  await addWebhook();
  const { id, visit } = await bookAtDesk(salon, staff);
  await salon.drain();
  program.received.length = 0;
  const taken = {
    body: {
      name: "Late Guest",
      number: "01700000009",
      serviceIds: [visit.service._id],
      masterId: visit.masterId,
      startsAt: visit.startsAt,
    },
  };
  expect((await callLoosely(salon, "createDeskBooking", taken, staff)).status).toBe(409);
  const again = { params: { id }, body: { by: "salon" } };
  expect((await callLoosely(salon, "cancelBooking", again, staff)).status).toBe(200);
  expect((await callLoosely(salon, "cancelBooking", again, staff)).status).toBe(409);
  await salon.drain();
  expect(told().map(({ type }) => type)).toEqual(["booking.cancelled"]);
});

test("a message is signed according to Standard Webhooks, with a secret that no table contains", async () => {
  const { insertedId: id, secret } = await addWebhook();
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  const [{ headers, body }] = program.received as [Receiver["received"][number]];
  expect(JSON.parse(body)).toEqual({
    type: "test",
    timestamp: new Date(salon.clock.now()).toISOString(),
    data: {},
  });
  expect(signatureOf(secret, headers, body)).toBe(headers["webhook-signature"]);
  expect(Number(headers["webhook-timestamp"])).toBe(Math.floor(salon.clock.now() / 1000));
  const [message] = await messagesTo(id);
  expect(message).toMatchObject({ _id: headers["webhook-id"], state: "sent", status: 204, attempts: 1 });
  const rows = await salon.app.engine.read.selectFrom("webhooks").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret.replace("whsec_", ""));
  expect(await stateOf(id)).not.toHaveProperty("secret");
});

test("a new secret signs from then on", async () => {
  const { insertedId: id, secret } = await addWebhook();
  const renewed = await call(salon, "renewWebhookSecret", { params: { id } }, owner);
  expect(renewed.secret).not.toBe(secret);
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  const [{ headers, body }] = program.received as [Receiver["received"][number]];
  expect(signatureOf(renewed.secret, headers, body)).toBe(headers["webhook-signature"]);
});

test.each(["https://user:password@example.com/", "https://example.com/#part", "ftp://example.com", "hooks"])(
  "%s is not a valid address",
  async (url) => {
    const body = { url, events: ["booking.created"] };
    const { status, body: problem } = await callLoosely(salon, "createWebhook", { body }, owner);
    expect([status, problem.errors?.[0]?.field]).toEqual([422, "url"]);
  },
);

test("the API description has each message with its signature", async () => {
  const { webhooks } = (await salon.server.inject("/api/openapi.json")).json();
  expect(Object.keys(webhooks)).toEqual([...webhookEvents]);
  for (const [event, { post }] of Object.entries<{ post: Described }>(webhooks)) {
    const { properties } = post.requestBody.content["application/json"].schema;
    expect(properties.type.const).toBe(event);
    expect(post.parameters.map(({ name }) => name)).toContain("webhook-signature");
  }
});

interface Described {
  parameters: { name: string }[];
  requestBody: { content: { "application/json": { schema: { properties: { type: { const: string } } } } } };
}

test("there are at most five addresses", async () => {
  for (let made = 0; made < 5; made++) await addWebhook();
  const body = { url: program.url, events: ["booking.created"] };
  expect((await callLoosely(salon, "createWebhook", { body }, owner)).status).toBe(409);
});

/** The signature that a program computes to verify a message. */
function signatureOf(secret: string, headers: Receiver["received"][number]["headers"], body: string): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
