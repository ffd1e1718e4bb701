import { type BoughtPackageState, boughtPackageState } from "#domain/packages.ts";
import { localDate } from "#domain/time/dates.ts";
import { readGiftBalances } from "#server/database/gift-balance.ts";
import { sumOwedOnGiftCards } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import {
  type BoughtPackageRow,
  listPackagesOfUser,
  listSoldPackages,
  type SoldPackageRow,
} from "#server/database/packages.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { type SessionsLeft, sessionsLeft } from "#server/usecases/gifts/use-package.ts";

export interface HadPackage<Row = SoldPackageRow> extends SessionsLeft {
  bought: Row;
  state: BoughtPackageState;
}

export interface SoldPackage extends HadPackage {
  buyer: string;
  email: string;
}

/** The packages that somebody has bought, the newest first. A session reserved by their own purchase counts as left. */
export async function listOwnPackages(app: DatabaseAndClock, userId: string): Promise<HadPackage[]> {
  const db = app.engine.read;
  return await tellHad(db, await listPackagesOfUser(db, userId), await todayOf(app), { isOwnHoldLeft: true });
}

/** Bought packages with what is left of each. @param how.isOwnHoldLeft whether what its owner holds counts as left */
export async function tellHad<Row extends SoldPackageRow>(
  db: Handle,
  packages: readonly Row[],
  today: string,
  how: { isOwnHoldLeft?: boolean } = {},
): Promise<HadPackage<Row>[]> {
  const ids = packages.map(({ id }) => id);
  const balanceOf = await readGiftBalances(db, ids, { isOwner: how.isOwnHoldLeft === true });
  return packages.map((bought) => {
    const sessions = sessionsLeft(bought, balanceOf(bought.id));
    return { bought, ...sessions, state: stateOf(bought, sessions.left, today) };
  });
}

/**
 * Sold packages, the newest first, and the total owed on all of them. @param page.before the id of the last one seen
 */
export async function listSold(
  app: DatabaseAndClock,
  page: { limit: number; before: string | undefined },
): Promise<{ packages: SoldPackage[]; owedCents: number }> {
  const db = app.engine.read;
  const sold = await listSoldPackages(db, page);
  const had = await tellHad(db, sold, await todayOf(app), { isOwnHoldLeft: true });
  const packages = had.map((one) => ({ ...one, buyer: one.bought.buyer, email: one.bought.email }));
  return { packages, owedCents: await sumOwedOnGiftCards(db, "package") };
}

async function todayOf(app: DatabaseAndClock): Promise<string> {
  const { zone } = await readSalon(app.engine.read);
  return localDate(app.now(), zone);
}

function stateOf({ last_day: lastDay, refunded_at }: BoughtPackageRow, left: number, today: string) {
  return boughtPackageState({ left, lastDay, isRefunded: refunded_at !== null }, today);
}
