import { toCents } from "#domain/money.ts";
import type { Handle } from "#server/database/handle.ts";
import {
  findBoughtPackageOfPurchase,
  findPackageOnSale,
  type PackageRow,
} from "#server/database/packages.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import { readSalon } from "#server/database/salon.ts";
import { offSale, otherPrice } from "#server/usecases/checkout/changed-meanwhile.ts";
import { draftOutsideDiary } from "#server/usecases/checkout/draft.ts";
import {
  type PreparedPurchase,
  sharingOpen,
  withIntent,
  writeWithIntent,
} from "#server/usecases/checkout/prepared-purchase.ts";
import { refuseUnopened } from "#server/usecases/checkout/refuse-unopened.ts";
import type { Buyer } from "#server/usecases/checkout/write-purchase.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/**
 * Prepares the payment of a package. Asking again returns the same purchase and intent, unless the owner has changed
 * the package in the meantime or a different one is asked for.
 * @param order.price dollars that the browser showed; compared, never charged
 * @throws ProviderUnavailable when the card provider can't be asked
 */
export async function preparePackage(
  app: UseCases,
  buyer: Buyer,
  order: { packageId: string; price: number },
): Promise<Result<PreparedPurchase>> {
  const salon = await readSalon(app.engine.read);
  const closed = refuseUnopened(salon, buyer);
  if (closed) return closed;
  const found = await findAtPrice(app.engine.read, order);
  if (!found.ok) return found;
  const pack = found.value;
  return await sharingOpen(app, buyer, "package", async (open) => {
    if (open && (await isFor(app, open, pack))) return await withIntent(app, open, null);
    const name = `${pack.sessions} × ${pack.service_name}`;
    const draft = { ...draftOutsideDiary("package", name, pack.price_cents), pack };
    return await writeWithIntent(app, { salon, buyer, draft, open });
  });
}

/** A package that is on sale at the price that was shown. @param order.price in dollars */
export async function findAtPrice(
  db: Handle,
  { packageId, price }: { packageId: string; price: number },
): Promise<Result<PackageRow>> {
  const pack = await findPackageOnSale(db, packageId);
  if (!pack) return offSale;
  if (toCents(price) === pack.price_cents) return ok(pack);
  return otherPrice(pack.price_cents);
}

/** Whether an open purchase buys a package as it is sold now. */
async function isFor({ engine }: DatabaseAndClock, open: PurchaseRow, pack: PackageRow): Promise<boolean> {
  const bought = await findBoughtPackageOfPurchase(engine.read, open.id);
  return (
    bought?.package_id === pack.id &&
    bought.sessions === pack.sessions &&
    bought.months === pack.months &&
    open.total_cents === pack.price_cents
  );
}
