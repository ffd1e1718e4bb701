import { type BoughtPackageState, boughtPackageState, sessionsIn } from "#domain/packages.ts";
import { localDate } from "#domain/time/dates.ts";
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
import { readSessions, sessionsOf } from "#server/usecases/gifts/use-package.ts";

export interface HadPackage {
  bought: SoldPackageRow;
  /** Sessions that can be used. */
  left: number;
  state: BoughtPackageState;
}

export interface SoldPackage extends HadPackage {
  buyer: string;
  email: string;
  owedCents: number;
}

/** The packages that somebody has bought, the newest first. A session reserved by their own purchase counts as left. */
export async function listOwnPackages(app: DatabaseAndClock, userId: string): Promise<HadPackage[]> {
  const db = app.engine.read;
  return await tellHad(db, await listPackagesOfUser(db, userId), await todayOf(app), { userId });
}

/** Bought packages with what is left of each. @param except the customer whose open purchases don't count as uses */
export async function tellHad(
  db: Handle,
  packages: readonly SoldPackageRow[],
  today: string,
  except: { userId?: string } = {},
): Promise<HadPackage[]> {
  const had: HadPackage[] = [];
  for (const bought of packages) {
    const { left } = await readSessions(db, bought, except);
    had.push({ bought, left, state: stateOf(bought, left, today) });
  }
  return had;
}

/**
 * Sold packages, the newest first, and the total owed on all of them. @param page.before the id of the last one seen
 */
export async function listSold(
  app: DatabaseAndClock,
  page: { limit: number; before: string | undefined },
): Promise<{ packages: SoldPackage[]; owedCents: number }> {
  const db = app.engine.read;
  const today = await todayOf(app);
  const rows = await listSoldPackages(db, page);
  const packages = rows.map(({ left_cents: owedCents, buyer, email, ...bought }) => {
    const left = sessionsIn(owedCents, sessionsOf(bought));
    return { bought, left, state: stateOf(bought, left, today), buyer, email, owedCents };
  });
  return { packages, owedCents: await sumOwedOnGiftCards(db, "package") };
}

async function todayOf(app: DatabaseAndClock): Promise<string> {
  const { zone } = await readSalon(app.engine.read);
  return localDate(app.now(), zone);
}

function stateOf({ last_day: lastDay, refunded_at }: BoughtPackageRow, left: number, today: string) {
  return boughtPackageState({ left, lastDay, isRefunded: refunded_at !== null }, today);
}
