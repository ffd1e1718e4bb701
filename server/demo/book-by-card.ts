import { toDollars } from "#domain/money.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { Sandbox } from "#sandbox/types.ts";
import type { StripeKeys } from "#server/config.ts";
import { listBookingsOfUser } from "#server/database/bookings.ts";
import { findOpenPurchase } from "#server/database/purchases.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { freeStart, type WantedPlace } from "#server/demo/free-start.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { createBooking } from "#server/usecases/checkout/create-booking.ts";
import { preparePurchase } from "#server/usecases/checkout/prepare-purchase.ts";
import { giveUpPurchase } from "#server/usecases/checkout/release-purchase.ts";
import { stopPayments } from "#server/usecases/checkout/stop-payments.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** What pays for seeded purchases. */
export interface Cards {
  keys: StripeKeys;
  sandbox: Sandbox;
}

/**
 * Books a visit a day ago as its customer would: held, paid through the sandbox, settled. Keeps an existing one.
 * @param place null: a visit without a time, to be arranged
 */
export async function bookByCard(
  app: UseCases,
  cards: Cards,
  buyer: Buyer,
  service: ServiceRow,
  place: WantedPlace | null,
): Promise<void> {
  const bookedAt = app.now() - dayMs;
  const then: UseCases = { ...app, now: () => bookedAt };
  await finishOpenPurchase(then, buyer.userId);
  const own = await listBookingsOfUser(app.engine.read, buyer.userId);
  if (own.some((one) => one.service_name === service.name && (one.starts_at === null) === (place === null))) {
    return;
  }
  const found = place && (await freeStart(app, place));
  if (place && !found) return;
  await payAndBook(then, cards, buyer, service, {
    masters: place ? [place.masterId] : ["any"],
    ...(found && { startsAt: found.startsAt }),
  });
}

/** Prepares, pays and books. @returns the booking's id */
export async function payAndBook(
  app: UseCases,
  { keys, sandbox }: Cards,
  buyer: Buyer,
  service: ServiceRow,
  at: { masters: readonly string[]; startsAt?: number },
): Promise<string> {
  const price = toDollars(service.price_cents);
  const prepared = await preparePurchase(app, buyer, { price, serviceIds: [service.id], ...at });
  if (!prepared.ok) throw new Error(`The demo's visit was refused: ${prepared.code}`);
  const intentId = await pay(sandbox, keys, prepared.value.clientSecret);
  const booked = await createBooking(app, buyer.userId, {
    transactionId: intentId,
    name: buyer.name,
    number: buyer.phone,
    service_name: service.name,
    price,
  });
  if (!booked.ok) throw new Error(`The demo's visit was not booked: ${booked.code}`);
  return booked.value.id;
}

/** Finishes an open purchase: a paid one becomes its visit, an unpaid one is given up. */
export async function finishOpenPurchase(app: UseCases, customerId: string): Promise<void> {
  const open = await findOpenPurchase(app.engine.read, customerId);
  if (!open || (await stopPayments(app, open)) !== "unpaid") return;
  await giveUpPurchase(app, open.id);
}

/** Pays an intent with the test card. @returns its id @throws ProviderUnavailable when the sandbox fails */
export async function pay(sandbox: Sandbox, keys: StripeKeys, clientSecret: string): Promise<string> {
  const intentId = clientSecret.split("_secret_")[0] ?? "";
  const answer = await sandbox.handle({
    method: "POST",
    url: `/v1/payment_intents/${intentId}/confirm`,
    headers: {
      authorization: `Bearer ${keys.secretKey}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "payment_method=pm_card_visa",
  });
  if (answer.status >= 500) throw new ProviderUnavailable("The sandbox failed. Is its disk full?");
  if (answer.status !== 200) throw new Error(`The sandbox refused the demo's card: ${answer.body}`);
  return intentId;
}
