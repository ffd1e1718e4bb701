import type { Selectable, Updateable } from "kysely";
import type { Deposit } from "#domain/deposit.ts";
import { type DepositRules, noRules } from "#domain/deposit-rules.ts";
import type { Policy } from "#domain/policy.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SalonTable } from "#server/database/schema/catalogue.ts";

export const salonId = "salon";

export interface SalonRow
  extends Omit<
    Selectable<SalonTable>,
    "address" | "address_bn" | "policy" | "deposit" | "deposit_rules" | "frame_sites"
  > {
  address: string[];
  /** Empty without a Bangla address. */
  address_bn: string[];
  policy: Policy;
  /** Null: customers pay in full. */
  deposit: Deposit | null;
  deposit_rules: DepositRules;
  /** The origins that may show /book in a frame. */
  frame_sites: string[];
}

/** The salon's own row. @throws if the first start has not created it yet */
export async function readSalon(db: Handle): Promise<SalonRow> {
  const row = await db.selectFrom("salon").selectAll().where("id", "=", salonId).executeTakeFirstOrThrow();
  return {
    ...row,
    address: JSON.parse(row.address),
    address_bn: row.address_bn ? JSON.parse(row.address_bn) : [],
    policy: JSON.parse(row.policy),
    deposit: row.deposit === null ? null : JSON.parse(row.deposit),
    deposit_rules: row.deposit_rules === null ? noRules : JSON.parse(row.deposit_rules),
    frame_sites: row.frame_sites === null ? [] : JSON.parse(row.frame_sites),
  };
}

export async function updateSalon(db: Handle, change: Updateable<SalonTable>): Promise<void> {
  await db.updateTable("salon").set(change).where("id", "=", salonId).execute();
}
