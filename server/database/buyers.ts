import { sql, type Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { living, type UserRow } from "#server/database/users.ts";

export interface BuyerRow extends UserRow {
  /** 1 or 0. */
  has_paid: number;
  /** The open purchase of the requested kind. Null if there is none. */
  open_purchase_id: string | null;
  /** The catalogue's version. It does not change until the transaction ends. */
  catalogue: string | null;
}

/** A user whose account exists, whether any of their payments has ever succeeded, and their open purchase of a kind. */
export async function findBuyer(
  engine: Engine,
  tx: Transaction<Schema>,
  id: string,
  kind: PurchaseRow["kind"] = "visit",
): Promise<BuyerRow | undefined> {
  return (await buyers(tx, engine, id, kind))[0];
}

const buyers = keptQuery((tx: Handle, engine: Engine, id: string, kind: PurchaseRow["kind"]) =>
  living(tx)
    .select((eb) => {
      const paid = eb
        .selectFrom("payments")
        .innerJoin("purchases", "purchases.id", "payments.purchase_id")
        .select("payments.id")
        .where("purchases.user_id", "=", id)
        .where("payments.state", "=", sql.lit("succeeded"));
      const open = eb
        .selectFrom("purchases")
        .select("purchases.id")
        .where("purchases.user_id", "=", id)
        .where("purchases.state", "=", sql.lit("open"))
        .where("purchases.kind", "=", kind)
        .where("purchases.booking_id", "is", null);
      return [
        eb.case().when(eb.exists(paid)).then(eb.lit(1)).else(eb.lit(0)).end().as("has_paid"),
        open.as("open_purchase_id"),
        engine.holdStill(eb.selectFrom("catalogue_version").select("version")).as("catalogue"),
      ];
    })
    .where("users.id", "=", id),
);
