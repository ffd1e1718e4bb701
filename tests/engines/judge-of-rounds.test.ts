import { afterEach, beforeEach, expect, test } from "vitest";
import type { Promises } from "#bench/faults/guest.ts";
import { noPromises } from "#bench/faults/round.ts";
import type { Stage } from "#bench/faults/stage.ts";
import { judge } from "#bench/faults/verdict.ts";
import { call } from "#tests/support/calls.ts";
import { payChange } from "#tests/support/changes.ts";
import { minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { buyGiftCard } from "#tests/support/gift-cards.ts";
import { bookedBySession } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { addKey } from "#tests/support/programs.ts";
import { atProvider } from "#tests/support/provider.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { stageOf } from "#tests/support/stage.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

let salon: TestSalon;
let stage: Stage;
let promises: Promises;
let kept: string;
let cancelled: string;

beforeEach(async () => {
  salon = await openSalon();
  stage = await stageOf(salon);
  const guest = await addPerson(salon);
  kept = (await book(salon, guest, await freeVisit(salon))).bookingId;
  cancelled = (await book(salon, guest, await freeVisit(salon))).bookingId;
  const { refund } = await call(salon, "cancelBooking", { params: { id: cancelled }, body: {} }, guest);
  await salon.drain();
  promises = {
    ...noPromises(),
    booked: new Set([kept, cancelled]),
    cancelled: new Map([[cancelled, Math.round(refund * 100)]]),
  };
});

afterEach(() => salon.close());

test("the judge of the fault rounds finds nothing when every promise holds", async () => {
  expect(await findings()).toEqual([]);
});

test("it finds an acknowledged booking that is gone", async () => {
  promises.booked.add("never-written");
  expect(await findings()).toEqual(["visit never-written was acknowledged and is gone"]);
});

test("it finds an undone cancellation", async () => {
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ state: "pending" })
    .where("id", "=", cancelled)
    .execute();
  expect(await findings()).toContain(`visit ${cancelled} was cancelled and is pending`);
});

test("it finds what an address was not told of, and a key's change that is not in the log", async () => {
  salon.clock.advance(minutes(1));
  const { id: keyId, owner } = await addKey(salon, ["bookings:write"]);
  const body = { url: "https://hooks.example/", events: ["booking.created" as const] };
  await call(salon, "createWebhook", { body }, owner);
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  await salon.drain();
  expect(await findings()).toEqual([]);
  const { write } = salon.app.engine;
  await write.deleteFrom("webhook_messages").execute();
  expect(await findings()).toEqual([
    expect.stringMatching(`was told 0 times: .* booking.created ${bookingId}`),
  ]);
  await write
    .insertInto("audit_log")
    .values({
      id: "by-key",
      at: 0,
      actor_id: owner.userId,
      action: "by_key_x",
      subject_id: keyId,
      detail: "{}",
    })
    .execute();
  expect(await findings()).toContain("a program changed 0 visits, and the log has 1");
});

test("it finds two visits in one chair, and a visit without its cells", async () => {
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const { engine } = salon.app;
  const times = ["starts_at", "ends_at", "master_id"] as const;
  const hour = await engine.read
    .selectFrom("booking_items")
    .select(times)
    .where("booking_id", "=", kept)
    .executeTakeFirstOrThrow();
  await engine.write.updateTable("booking_items").set(hour).where("booking_id", "=", bookingId).execute();
  const found = await findings();
  expect(found).toEqual((await brokenCells(salon)).map((cell) => `diary: ${JSON.stringify(cell)}`));
  expect(found.join()).toContain("two visits at once");
});

test("it finds a cent of difference between a visit and its card payment", async () => {
  await salon.app.engine.write
    .updateTable("bookings")
    .set((eb) => ({ card_cents: eb("card_cents", "+", 1) }))
    .where("id", "=", kept)
    .execute();
  expect((await findings()).join()).toMatch(
    new RegExp(`visit ${kept} is marked paid by .*, which did not pay it`),
  );
});

test("a visit paid by a session is paid by card for what was added to it, and by no other payment", async () => {
  const owner = await addPerson(salon, { role: "admin" });
  const { guest, id, thread, cut } = await bookedBySession(salon, owner, ["Threading"]);
  const { intentId } = await payChange(salon, id, { serviceIds: [cut._id, thread._id] }, guest);
  await call(salon, "payForChange", { params: { id }, body: { transactionId: intentId } }, guest);
  await salon.drain();
  expect(await findings()).toEqual([]);
  await salon.app.engine.write.updateTable("visit_changes").set({ purchase_id: null }).execute();
  expect((await findings()).join()).toContain(`visit ${id} is marked paid by`);
});

test("it finds a cent that was refunded at the provider and not in the books", async () => {
  const { transaction_id: intent } = await salon.app.engine.read
    .selectFrom("bookings")
    .select("transaction_id")
    .where("id", "=", kept)
    .executeTakeFirstOrThrow();
  await atProvider(salon, "POST", "/refunds", { payment_intent: intent, amount: "1" });
  expect((await findings()).join()).toContain("the ledger does not balance");
});

test("it finds a visit that stands although it was refunded, and one refunded beyond its promise", async () => {
  const rows = await salon.app.engine.read.selectFrom("bookings").select(["id", "transaction_id"]).execute();
  const intents = new Map(rows.map(({ id, transaction_id }) => [id, transaction_id]));
  const payment_intent = intents.get(kept) ?? "";
  await atProvider(salon, "POST", "/refunds", {
    payment_intent,
    "metadata[shiuli_refund]": "r",
    amount: "100",
  });
  const promised = promises.cancelled.get(cancelled) ?? 0;
  promises.cancelled.set(cancelled, promised - 1);
  const found = await findings();
  expect(found).toContain(`visit ${kept} is pending, and 100 cents of it went back`);
  expect(found).toContain(
    `visit ${cancelled} promised ${promised - 1} cents back, and ${promised} went to its card`,
  );
});

test("it finds a gift card with a cent that nobody paid", async () => {
  const { id } = await givenGiftCard();
  expect(await findings()).toEqual([]);
  await salon.app.engine.write
    .updateTable("gift_cards")
    .set((eb) => ({ worth_cents: eb("worth_cents", "+", 1) }))
    .where("id", "=", id)
    .execute();
  expect(await findings()).toContain(`gift card ${id} has another sum on it than the ledger says`);
});

test("it finds a sold gift card that is gone, and a refunded one that is still valid", async () => {
  const { id } = await givenGiftCard();
  promises.gifts.sold.set("never-written", 1_000).set(id, 5_000);
  promises.gifts.returned.add(id);
  expect(await findings()).toEqual([
    "gift card never-written was sold and is not there",
    `gift card ${id} was given back and is good still`,
  ]);
});

test("it finds a refunded gift card's money that its buyer has not got", async () => {
  const { id, intentId } = await givenGiftCard();
  await salon.app.engine.write
    .updateTable("gift_cards")
    .set({ refunded_at: salon.clock.now() })
    .where("id", "=", id)
    .execute();
  expect((await findings()).join()).toContain(
    `${intentId}: 5000 cents: it was promised back: nobody hears of it`,
  );
});

async function givenGiftCard(): Promise<{ id: string; intentId: string }> {
  const bought = await buyGiftCard(salon, await addPerson(salon));
  await salon.drain();
  return bought;
}

async function findings(): Promise<string[]> {
  return (await judge(stage, promises)).violations;
}
