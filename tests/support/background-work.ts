import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** Does once what a server does by itself: holds, payments, queued work. */
export async function doBackgroundWork(salon: TestSalon): Promise<void> {
  await expireHolds(salon.app);
  await sweepPayments(salon.app);
  await salon.drain();
}

/** Lets time pass, and then does what a server does by itself. */
export async function wait(salon: TestSalon, ms: number): Promise<void> {
  salon.clock.advance(ms);
  await doBackgroundWork(salon);
}
