import { expect, test } from "vitest";
import type { SmsSender } from "#server/sms/port.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addTexted } from "#tests/support/told-by-text.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a text that is being sent goes out once, even if the owner sends it again in the meantime", async () => {
  const { guest } = await addTexted(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const { sms } = salon.app;
  let sent = 0;
  const slow: SmsSender = {
    channels: ["sms"],
    async send() {
      sent += 1;
      if (sent > 1) return {};
      const { deliveries } = await call(salon, "listDeliveries", { query: { state: "trying" } }, owner);
      const text = deliveries.find(({ about }) => about?.bookingId === bookingId);
      const params = { id: text?._id ?? "" };
      expect(await call(salon, "sendAgain", { params }, owner)).toEqual({ modifiedCount: 1 });
      // Another server looks for due work.
      await salon.drain();
      return {};
    },
  };
  salon.app.sms = slow;
  try {
    await salon.drain();
  } finally {
    salon.app.sms = sms;
  }
  expect(sent).toBe(1);
  const { deliveries } = await call(salon, "listDeliveries", { query: { state: "sent" } }, owner);
  const told = deliveries.filter(({ about, by }) => about?.bookingId === bookingId && by === "sms");
  expect(told).toHaveLength(1);
});
