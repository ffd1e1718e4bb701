import { expect, test } from "vitest";
import { recordSalonPayment } from "#server/usecases/visits/salon-payments.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { heldCommit, isWaiting } from "#tests/support/held-commit.ts";
import { until } from "#tests/support/until.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

test("a payment at the desk during a close is in that close or in the next one", async () => {
  const { id } = await bookAtDesk(salon, staff);
  const date = new Date(salon.app.now()).toISOString().slice(0, 10);
  const query = { date };
  const before = await call(salon, "readDailyClose", { query }, staff);
  const { app, written, mayCommit } = heldCommit(salon.app);
  const paying = recordSalonPayment(app, staff.userId, id, {
    method: "cash",
    tipCents: 0,
  });
  await written;
  salon.clock.advance(60_000);
  const body = { date, desk: before.desk, morning: 0, cash: before.desk, other: 0, left: 0, reason: "" };
  const closing = callLoosely(salon, "closeDay", { body }, staff);
  // On SQLite the close waits for the single writer, which no table shows.
  if (salon.app.engine.name === "postgres")
    await Promise.race([closing, until("the close to wait", () => isWaiting(salon.app.engine.read))]);
  mayCommit();
  expect(await paying).toMatchObject({ ok: true });
  expect(await closing).toMatchObject({ status: 409, body: { code: "money_moved" } });
  const after = await call(salon, "readDailyClose", { query }, staff);
  expect(after.deskPayments).toBe(before.deskPayments + 1);
});
