import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** Runs each kind of a server's background work once: holds, payments, queued work. */
export async function doBackgroundWork(salon: TestSalon): Promise<void> {
  await expireHolds(salon.app);
  await sweepPayments(salon.app);
  await salon.drain();
}

/** Advances the clock, then runs the background work once. */
export async function wait(salon: TestSalon, ms: number): Promise<void> {
  salon.clock.advance(ms);
  await doBackgroundWork(salon);
}
