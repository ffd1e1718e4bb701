import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/**
 * Whether a gift card or package was sold before another one, in the order of lists, newest first.
 * @param id the other one's
 */
export function isSoldBefore(id: string) {
  return (eb: ExpressionBuilder<Schema, "gift_cards">) => {
    const last = eb
      .selectFrom("gift_cards as last")
      .select(["last.sold_at", "last.id"])
      .where("last.id", "=", id);
    return eb(eb.refTuple("gift_cards.sold_at", "gift_cards.id"), "<", last.$asTuple("sold_at", "id"));
  };
}
