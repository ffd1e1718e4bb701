import { expect, test } from "vitest";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { Undeliverable } from "#server/mail/port.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { tracesOf } from "#tests/support/traces.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a mail server's refusal for a deleted person is one try, and is stored without the address", async () => {
  const { guest, visit } = await bookAhead(salon, 72);
  await call(salon, "deleteMe", { query: { email: guest.email } }, guest);
  await salon.drain();
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now() - days(1));
  const refuse = async () => {
    throw new Undeliverable(`550 5.1.1 <${guest.email}>: no such mailbox, ask ${guest.email}.`);
  };
  await drainOutbox(salon.app, { mail_reminder: refuse });
  const { deliveries } = await call(salon, "listDeliveries", { query: { state: "failed" } }, owner);
  const error = "550 5.1.1 <the address>: no such mailbox, ask the address.";
  expect(deliveries[0]).toMatchObject({ error, attempts: 1 });
  salon.clock.advance(days(60));
  await tidyUp(salon.app);
  expect(await tracesOf(salon, [new RegExp(guest.email)])).toEqual([]);
});
