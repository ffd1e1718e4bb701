import type { Handle } from "#server/database/handle.ts";

/**
 * Gift cards of which something is not as the ledger says: a line without its line of the other sign there, a sale that was
 * not paid with its worth, less on it than nothing or more than its worth, or something on one that was given back.
 * @returns their ids; 'ledger' for lines there that belong to no card
 */
export async function listUnbalancedGiftCards(db: Handle): Promise<string[]> {
  const cards = await db.selectFrom("gift_cards").selectAll().where("sold_at", "is not", null).execute();
  const lines = await db.selectFrom("gift_card_lines").selectAll().execute();
  const ledger = await db
    .selectFrom("ledger")
    .leftJoin("payments", "payments.id", "ledger.payment_id")
    .select(["ledger.cause", "ledger.amount_cents", "ledger.kind", "payments.intent_id"])
    .where((eb) => eb.or([eb("ledger.kind", "=", "gift_card"), eb("ledger.cause", "like", "gift_desk:%")]))
    .execute();
  const said = new Map(ledger.map((entry) => [entry.cause, entry]));
  const charged = await listCharged(db);
  const linesOf = Map.groupBy(lines, ({ gift_card_id }) => gift_card_id);
  const known = new Set(lines.map(({ cause }) => cause));
  const wrong = cards.filter((card) => {
    const own = linesOf.get(card.id) ?? [];
    const left = own.reduce((sum, { cents }) => sum + cents, 0);
    const paid =
      card.transaction_id === null
        ? said.get(`gift_desk:${card.id}`)?.amount_cents
        : charged.get(card.transaction_id);
    return (
      own.some(({ cause, cents }) => said.get(cause)?.amount_cents !== -cents) ||
      own.find(({ kind }) => kind === "sold")?.cents !== card.worth_cents ||
      paid !== card.worth_cents ||
      left < 0 ||
      left > card.worth_cents ||
      (card.refunded_at !== null && left !== 0)
    );
  });
  const stray = ledger.some(({ kind, cause }) => kind === "gift_card" && !known.has(cause));
  return [...wrong.map(({ id }) => id), ...(stray ? ["ledger"] : [])];
}

/** What was charged for each gift card that was bought on the site, by its intent. */
async function listCharged(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("gift_cards")
    .innerJoin("payments", "payments.intent_id", "gift_cards.transaction_id")
    .innerJoin("ledger", "ledger.payment_id", "payments.id")
    .select(["payments.intent_id", "ledger.amount_cents"])
    .where("ledger.kind", "=", "charge")
    .execute();
  return new Map(
    rows.flatMap(({ intent_id, amount_cents }) => (intent_id ? [[intent_id, amount_cents]] : [])),
  );
}
