import { type Insertable, type NotNull, type Selectable, sql } from "kysely";
import type { Write } from "#server/database/engines/engine.ts";
import { findWholeGuest, listParts } from "#server/database/guests.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { BoughtPackagesTable, GiftCardsTable, PackagesTable } from "#server/database/schema/gifts.ts";
import { isSoldBefore } from "#server/database/sold-before.ts";

/** A package as the owner sells it, with its service's name. */
export type PackageRow = Selectable<PackagesTable> & { service_name: string; service_name_bn: string | null };

/** Packages, newest first. @param onlyOnSale only those that can be bought now: their service is offered */
export async function listPackages(
  db: Handle,
  { onlyOnSale = false, id }: { onlyOnSale?: boolean; id?: string } = {},
): Promise<PackageRow[]> {
  let query = db
    .selectFrom("packages")
    .innerJoin("services", "services.id", "packages.service_id")
    .leftJoin("services as base", "base.id", "services.variant_of")
    .selectAll("packages")
    .select(["services.name as service_name", "services.name_bn as service_name_bn"])
    .orderBy("packages.created_at", "desc")
    .orderBy("packages.id", "desc");
  if (id !== undefined) query = query.where("packages.id", "=", id);
  if (onlyOnSale)
    query = query
      .where("packages.on_sale", "=", sql.lit(1))
      .where("services.hidden", "=", sql.lit(0))
      .where((eb) => eb.or([eb("base.id", "is", null), eb("base.hidden", "=", sql.lit(0))]));
  return await query.execute();
}

/** A package that can be bought now. */
export async function findPackageOnSale(db: Handle, id: string): Promise<PackageRow | undefined> {
  return (await listPackages(db, { onlyOnSale: true, id }))[0];
}

export async function insertPackage(db: Handle, row: Insertable<PackagesTable>): Promise<void> {
  await db.insertInto("packages").values(row).execute();
}

/** @returns how many rows matched, even if nothing is to change */
export async function updatePackage(
  db: Handle,
  id: string,
  change: Partial<Pick<PackageRow, "sessions" | "price_cents" | "months" | "on_sale">>,
): Promise<number> {
  const done = await db
    .updateTable("packages")
    .set(({ ref }) => ({ on_sale: ref("on_sale"), ...change }))
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}

/**
 * The statements that write the package that a purchase will become, together with the purchase. It can't be used
 * until it is paid for.
 */
export function newBoughtPackage(
  db: Handle,
  purchase: Pick<PurchaseRow, "id" | "user_id" | "total_cents" | "currency" | "created_at">,
  pack: PackageRow,
): Write[] {
  const { id, user_id, total_cents, currency, created_at } = purchase;
  const owner = { user_id, guest_id: null, last_day: null };
  const sale = { purchase_id: id, sold_by: null, to_email: null, language: "en", sold_at: null } as const;
  return boughtPackageInserts(db, newId(), pack, owner, {
    ...sale,
    worth_cents: total_cents,
    currency,
    created_at,
  });
}

/** The owner of a bought package, and its last day. */
type Owner = Pick<Selectable<BoughtPackagesTable>, "user_id" | "guest_id" | "last_day">;

/** How it was sold. */
type Sale = Pick<
  Selectable<GiftCardsTable>,
  "purchase_id" | "sold_by" | "worth_cents" | "currency" | "to_email" | "language" | "sold_at" | "created_at"
>;

/** The statements that write a bought package and the row of its money. */
export function boughtPackageInserts(
  db: Handle,
  id: string,
  pack: PackageRow,
  owner: Owner,
  sale: Sale,
): Write[] {
  return [
    db.insertInto("gift_cards").values({
      id,
      kind: "package",
      // It has no code: nothing that can be typed has this hash.
      code_hash: `package:${id}`,
      transaction_id: null,
      service_name: pack.service_name,
      picture: "",
      from_name: "",
      to_name: "",
      message: "",
      sends_at: null,
      sent_at: null,
      refunded_at: null,
      ...sale,
    }),
    db.insertInto("bought_packages").values({
      id,
      package_id: pack.id,
      service_id: pack.service_id,
      sessions: pack.sessions,
      months: pack.months,
      ...owner,
    }),
  ];
}

export function boughtPackageUpdate(
  db: Handle,
  id: string,
  change: Partial<Pick<Selectable<BoughtPackagesTable>, "last_day">>,
): Write {
  return db.updateTable("bought_packages").set(change).where("id", "=", id);
}

/** A bought package with its money and its owner. */
export type BoughtPackageRow = Awaited<ReturnType<ReturnType<typeof bought>["executeTakeFirstOrThrow"]>>;

/** A bought package that is paid. */
export type SoldPackageRow = BoughtPackageRow & { sold_at: number };

function bought(db: Handle) {
  return db
    .selectFrom("bought_packages")
    .innerJoin("gift_cards", "gift_cards.id", "bought_packages.id")
    .innerJoin("services", "services.id", "bought_packages.service_id")
    .selectAll("bought_packages")
    .select(["gift_cards.purchase_id", "gift_cards.transaction_id", "gift_cards.worth_cents"])
    .select(["gift_cards.currency", "gift_cards.sold_at", "gift_cards.refunded_at"])
    .select(["gift_cards.to_email", "gift_cards.language"])
    .select(["services.name as service_name", "services.name_bn as service_name_bn"]);
}

/** @param id the bought package's, which is also the id of the gift card with its money */
export function findBoughtPackage(db: Handle, id: string): Promise<BoughtPackageRow | undefined> {
  return bought(db).where("bought_packages.id", "=", id).executeTakeFirst();
}

export function findBoughtPackageOfPurchase(
  db: Handle,
  purchaseId: string,
): Promise<BoughtPackageRow | undefined> {
  return bought(db).where("gift_cards.purchase_id", "=", purchaseId).executeTakeFirst();
}

/** What decides the outcome of a session that came back at an instant. */
export function fateOfSessions({ last_day, refunded_at, transaction_id }: BoughtPackageRow, at: number) {
  const isRefunded = refunded_at !== null && refunded_at <= at;
  return { lastDay: last_day, isRefunded, isPaidByCard: transaction_id !== null };
}

/** Some bought packages, by their ids. */
export async function listBoughtPackages(db: Handle, ids: readonly string[]): Promise<BoughtPackageRow[]> {
  return ids.length === 0 ? [] : await bought(db).where("bought_packages.id", "in", ids).execute();
}

/** What a user has bought, newest first. */
export async function listPackagesOfUser(db: Handle, userId: string): Promise<SoldPackageRow[]> {
  return await listSoldTo(db, "user_id", [userId]);
}

function listSoldTo(db: Handle, holder: "user_id" | "guest_id", holders: readonly string[]) {
  return bought(db)
    .where(`bought_packages.${holder}`, "in", holders)
    .where("gift_cards.sold_at", "is not", null)
    .$narrowType<{ sold_at: NotNull }>()
    .orderBy("gift_cards.sold_at", "desc")
    .orderBy("gift_cards.id", "desc")
    .limit(100)
    .execute();
}

/**
 * The ids under which a guest has packages: the guest's own and those of its parts. An account shares its guest's id.
 */
export async function listHolders(
  db: Handle,
  { guestId, userId }: { guestId: string | null; userId: string | null },
): Promise<Set<string>> {
  const whole = guestId === null ? undefined : await findWholeGuest(db, guestId);
  const parts = await listParts(db, whole ? [whole.id] : []);
  return new Set([...parts.keys(), ...(userId === null ? [] : [userId])]);
}

/**
 * What some people have bought, on the site or at the desk, newest first.
 * @param holders ids as returned by `listHolders`
 */
export async function listPackagesOfHolders(
  db: Handle,
  holders: readonly string[],
): Promise<SoldPackageRow[]> {
  const [byAccount, atDesk] = [
    await listSoldTo(db, "user_id", holders),
    await listSoldTo(db, "guest_id", holders),
  ];
  const all = [...new Map([...byAccount, ...atDesk].map((row) => [row.id, row])).values()];
  return all.toSorted((one, other) => other.sold_at - one.sold_at);
}

/** Sold packages, newest first, with who owns each. @param page.before the id of the last one seen */
export async function listSoldPackages(
  db: Handle,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<(SoldPackageRow & { buyer: string; email: string })[]> {
  let query = bought(db)
    .leftJoin("users", "users.id", "bought_packages.user_id")
    .leftJoin("guests", "guests.id", "bought_packages.guest_id")
    .select((eb) => [
      eb.fn.coalesce("users.name", "guests.name").as("buyer"),
      eb.fn.coalesce("users.email", "gift_cards.to_email").as("email"),
    ])
    .where("gift_cards.kind", "=", sql.lit("package"))
    .where("gift_cards.sold_at", "is not", null)
    .orderBy("gift_cards.sold_at", "desc")
    .orderBy("gift_cards.id", "desc")
    .limit(limit);
  if (before) query = query.where(isSoldBefore(before));
  const rows = await query.$narrowType<{ sold_at: NotNull }>().execute();
  return rows.map((row) => ({ ...row, buyer: row.buyer ?? "", email: row.email ?? "" }));
}
