import type { ExpressionBuilder } from "kysely";
import { giftCardName } from "#domain/gift-cards.ts";
import { membershipName } from "#domain/membership.ts";
import type { RevenueEntry } from "#domain/revenue.ts";
import { type Columns, readColumns } from "#server/database/columns.ts";
import type { Handle } from "#server/database/handle.ts";
import { notRevenue } from "#server/database/ledger.ts";
import type { Schema } from "#server/database/schema.ts";
import { inTwoWeeks, type Span } from "#server/database/two-weeks.ts";

const texts = ["id", "kind", "payment_id", "bought", "visit", "service_name", "master"] as const;
const numbers = ["at", "amount_cents", "position", "price_cents"] as const;

type Read = Columns<(typeof texts)[number], (typeof numbers)[number]>;

/**
 * Ledger lines of a span with the visits or memberships that they paid for. Discounts and tips are left out, since
 * they are not revenue. A gift card's sale is two lines that sum to nothing, and its use is revenue.
 * @param span epoch milliseconds, `to` excluded
 */
export function listRevenueEntries(db: Handle, span: Span): Promise<RevenueEntry[]> {
  return inTwoWeeks(span, async (part) => {
    const read = await readColumns(db, linesWithItems(db, part), { texts, numbers });
    const rowsOf = new Map<string, number[]>();
    for (const [row, id] of read.id.entries()) {
      const rows = rowsOf.get(id);
      if (rows) rows.push(row);
      else rowsOf.set(id, [row]);
    }
    return [...rowsOf.values()].map((rows) => {
      const line = rows[0] ?? 0;
      return {
        at: read.at[line] ?? 0,
        amountCents: read.amount_cents[line] ?? 0,
        by: paidBy(read, line),
        items: paidFor(read, rows),
      };
    });
  });
}

function paidFor(read: Read, rows: number[]): RevenueEntry["items"] {
  const line = rows[0] ?? 0;
  const priceCents = read.amount_cents[line] ?? 0;
  if (read.bought[line] === "membership") return [{ service: membershipName, master: null, priceCents }];
  if (!read.visit[line] && (read.bought[line] === "gift_card" || !read.payment_id[line]))
    return [{ service: giftCardName, master: null, priceCents }];
  const inOrder =
    rows.length > 1
      ? rows.sort((one, other) => (read.position[one] ?? 0) - (read.position[other] ?? 0))
      : rows;
  return inOrder.flatMap((row) => {
    const service = read.service_name[row];
    return service
      ? { service, master: read.master[row] || null, priceCents: read.price_cents[row] ?? 0 }
      : [];
  });
}

/** A gift card is paid by card or at the desk when it is sold, and is credit when it is used. */
function paidBy({ kind, payment_id, visit }: Read, line: number): RevenueEntry["by"] {
  const isGiftCard = kind[line] === "gift_card";
  if (isGiftCard && visit[line]) return "credit";
  return kind[line] === "pay_at_salon" || (isGiftCard && !payment_id[line]) ? "desk" : "card";
}

/** The lines of a span, each repeated for every service of its visit. */
function linesWithItems(db: Handle, { from, to }: Span) {
  return db
    .with(
      (cte) => cte("line").materialized(),
      (lines) =>
        lines
          .selectFrom("ledger")
          .select(["ledger.id", "ledger.at", "ledger.amount_cents", "ledger.kind", "ledger.payment_id"])
          .select((eb) => [kindBought(eb).as("bought"), paidVisit(eb).as("visit")])
          .where("ledger.at", ">=", from)
          .where("ledger.at", "<", to)
          .where("ledger.kind", "not in", notRevenue),
    )
    .selectFrom("line")
    .leftJoin("booking_items as item", "item.booking_id", "line.visit")
    .leftJoin("masters", "masters.id", "item.master_id")
    .selectAll("line")
    .select(["item.position", "item.service_name", "item.price_cents", "masters.name as master"]);
}

/** What the payment of a line bought. A subquery: for a join, PostgreSQL would read all payments. */
function kindBought(eb: ExpressionBuilder<Schema, "ledger">) {
  return eb
    .selectFrom("payments")
    .innerJoin("purchases", "purchases.id", "payments.purchase_id")
    .select("purchases.kind")
    .whereRef("payments.id", "=", "ledger.payment_id");
}

/** The visit that a line paid for: named by the line, bought by its payment, or changed by it. */
function paidVisit(eb: ExpressionBuilder<Schema, "ledger">) {
  const bought = eb
    .selectFrom("payments")
    .innerJoin("bookings", "bookings.purchase_id", "payments.purchase_id")
    .select("bookings.id")
    .whereRef("payments.id", "=", "ledger.payment_id");
  const changed = eb
    .selectFrom("payments")
    .innerJoin("purchases", "purchases.id", "payments.purchase_id")
    .select("purchases.booking_id")
    .whereRef("payments.id", "=", "ledger.payment_id");
  return eb.fn.coalesce("ledger.booking_id", bought.$asScalar(), changed.$asScalar());
}
