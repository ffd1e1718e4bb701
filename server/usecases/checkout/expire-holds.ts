import { raiseException } from "#server/database/exceptions.ts";
import { beginExpiry, type HoldRow, listOverdueHolds } from "#server/database/holds.ts";
import { findPurchase } from "#server/database/purchases.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { isBeingPaid } from "#server/usecases/checkout/ask-provider.ts";
import { oneByOne, sweptAtOnce } from "#server/usecases/checkout/one-by-one.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

const batch = 100;
const patienceMs = 30 * 60_000;
/** For as long as this, banks wait for an answer in their app. */
const bankAsksMs = 10 * 60_000;

/**
 * Frees the cells of expired holds. Cancels the intent first. One that succeeded becomes its visit. One that the bank
 * is still deciding keeps its cells and is checked again. While the customer is answering the bank, the hold lasts ten
 * minutes longer.
 */
export async function expireHolds(app: DatabaseClockAndPayments): Promise<void> {
  const overdue = await listOverdueHolds(app.engine.read, app.now(), batch);
  await oneByOne(overdue, (hold) => close(app, hold), sweptAtOnce);
}

async function close(app: DatabaseClockAndPayments, hold: HoldRow): Promise<void> {
  if (hold.state === "active" && !(await beginExpiry(app.engine.write, hold.id, app.now()))) return;
  if ((await expire(app, hold)) === "stuck") await report(app, hold);
}

async function expire(app: DatabaseClockAndPayments, hold: HoldRow): Promise<"done" | "stuck"> {
  const purchase = await findPurchase(app.engine.read, hold.purchase_id);
  if (!purchase) throw new Error("A hold has no purchase.");
  try {
    if (app.now() - hold.ends_at < bankAsksMs && (await isBeingPaid(app, purchase.id))) return "stuck";
    if ((await stopPayments(app, purchase)) === "processing") return "stuck";
  } catch (error) {
    if (error instanceof ProviderUnavailable) return "stuck";
    throw error;
  }
  await giveUpPurchase(app, purchase.id);
  return "done";
}

async function report(app: DatabaseAndClock, hold: HoldRow): Promise<void> {
  if (app.now() - hold.ends_at < patienceMs) return;
  await app.engine.transaction((tx) =>
    raiseException(
      tx,
      { kind: "stuck_payment", cause: `stuck:${hold.id}`, subjectId: hold.purchase_id },
      app.now(),
    ),
  );
}
