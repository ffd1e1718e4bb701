import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { numberKey } from "#domain/guests/number.ts";
import type { Language } from "#domain/language.ts";
import { toCents } from "#domain/money.ts";
import { lastDayOf } from "#domain/packages.ts";
import { audit } from "#server/database/audit-log.ts";
import { giftLineWrites } from "#server/database/gift-cards.ts";
import { readChoices } from "#server/database/guest-choices.ts";
import { findWholeGuest } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { deskSaleCause, findLedgerEntry, ledgerInsert } from "#server/database/ledger.ts";
import { idOf } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { type BoughtPackageRow, boughtPackageInserts, findBoughtPackage } from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { findAtPrice } from "#server/usecases/checkout/prepare-package.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { packageReceipt } from "#server/usecases/gifts/start-package.ts";
import { type Caller, guestOfCaller, withCaller } from "#server/usecases/guests/guest-of-caller.ts";
import { knownUser } from "#server/usecases/guests/known-user.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** A sale of a package at the desk. */
export interface PackageSale extends Caller {
  packageId: string;
  /** Dollars that the desk was shown; compared, never charged. */
  price: number;
  method: SalonMethod;
  /** Idempotency key: requests with the same key sell one package. */
  key: string;
  /** The language of its receipt, unless the account or the desk has set another one. */
  language: Language;
}

/**
 * Sells a package to a guest at the desk. The money is in the till, and owed until its sessions are used. Repeating the
 * same sale with the same key returns the package that it sold. A different sale with that key is refused.
 * @returns the id of the bought package
 */
export async function sellPackage(
  app: DatabaseAndClock,
  actorId: string,
  sale: PackageSale,
): Promise<Result<string>> {
  const id = idOf(`package ${actorId} ${sale.key}`);
  const db = app.engine.read;
  const known = await findBoughtPackage(db, id);
  // A sold package stays sold, even if its price has changed since.
  if (known) return await again(db, known, sale);
  return await withCaller(app, () => app.engine.transaction((tx) => sell(app, tx, { id, actorId }, sale)));
}

async function sell(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id, actorId }: { id: string; actorId: string },
  sale: PackageSale,
): Promise<Result<string>> {
  const guest = await guestOfCaller(app, tx, sale, app.now());
  if (!guest.ok) return guest;
  const now = await nowAfterClose(app, tx);
  const sold = await findBoughtPackage(tx, id);
  if (sold) return await again(tx, sold, sale);
  const found = await findAtPrice(tx, sale);
  if (!found.ok) return found;
  const pack = found.value;
  const { currency, zone } = await readSalon(tx);
  const { price_cents: cents, months } = pack;
  const userId = await knownUser(tx, sale.email);
  const owner = { user_id: userId, guest_id: guest.value.id, last_day: lastDayOf(now, months, zone) };
  await app.engine.together(tx, [
    ...guest.value.writes,
    ...boughtPackageInserts(tx, id, pack, owner, {
      purchase_id: null,
      sold_by: actorId,
      worth_cents: cents,
      currency,
      to_email: sale.email ?? null,
      language: (await readChoices(tx, guest.value.id)).language ?? sale.language,
      sold_at: now,
      created_at: now,
    }),
    ledgerInsert(
      tx,
      { kind: "pay_at_salon", cause: deskSaleCause(id), amountCents: cents, currency, method: sale.method },
      now,
    ),
    ...giftLineWrites(tx, { giftCardId: id, kind: "sold", about: id, cents, currency }, now),
    sale.email ? outboxInsert(tx, [packageReceipt(id, userId)], now) : null,
  ]);
  await audit(tx, { actorId, action: "sell_package", subjectId: id }, now);
  return ok(id);
}

/** The package that was sold, if it is the one that is asked for again. */
async function again(db: Handle, sold: BoughtPackageRow, sale: PackageSale): Promise<Result<string>> {
  const paid = await findLedgerEntry(db, deskSaleCause(sold.id));
  const isSame =
    sold.package_id === sale.packageId &&
    sold.worth_cents === toCents(sale.price) &&
    sold.to_email === (sale.email ?? null) &&
    paid?.method === sale.method;
  return isSame && (await isFor(db, sold, sale)) ? ok(sold.id) : otherPackage;
}

async function isFor(db: Handle, sold: BoughtPackageRow, sale: PackageSale): Promise<boolean> {
  const guest = await findWholeGuest(db, sold.guest_id ?? "");
  if (sale.guestId !== undefined) return guest?.id === (await findWholeGuest(db, sale.guestId))?.id;
  return guest?.phone_key === numberKey(sale.phone);
}

const otherPackage = refuse(
  "wrong_state",
  "This package is sold already, to another guest or for another sum. Close this window and look into the list.",
);
