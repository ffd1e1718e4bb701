import { sql } from "kysely";
import { isWholeSessions } from "#domain/packages.ts";
import type { Handle } from "#server/database/handle.ts";
import { deskSaleCause } from "#server/database/ledger.ts";

/**
 * Gift cards that do not match the ledger: a line has no ledger line of the opposite sign, a sale was not paid with
 * the card's worth, the balance is below nothing or above the worth, a refunded card has a balance, or a package's
 * balance is not whole sessions. Cards are read in batches.
 * @param how.atOnce size of a batch @param how.most stops after this many
 * @returns their ids; 'ledger' for ledger lines that belong to no card
 */
export async function listUnbalancedGiftCards(
  db: Handle,
  { atOnce = 1_000, most = 1_000 }: { atOnce?: number; most?: number } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  let after = "";
  for (;;) {
    const cards = await readCards(db, after, atOnce);
    const last = cards.at(-1);
    if (!last || wrong.length >= most) break;
    const lines = Map.groupBy(await readLines(db, after, last.id), ({ gift_card_id }) => gift_card_id);
    for (const card of cards) if (!isBalanced(card, lines.get(card.id) ?? [])) wrong.push(card.id);
    after = last.id;
  }
  const named = wrong.slice(0, most);
  return (await hasStrayLines(db)) ? [...named, "ledger"] : named;
}

/** Some sold cards with what was paid for each, by card or at the desk, ordered by id. */
function readCards(db: Handle, after: string, atOnce: number) {
  return db
    .selectFrom("gift_cards")
    .leftJoin("payments", "payments.intent_id", "gift_cards.transaction_id")
    .leftJoin("ledger as charge", (join) =>
      join.onRef("charge.payment_id", "=", "payments.id").on("charge.kind", "=", "charge"),
    )
    .leftJoin("ledger as desk", (join) =>
      join.onRef("desk.cause", "=", sql<string>`${sql.lit(deskSaleCause(""))} || gift_cards.id`),
    )
    .leftJoin("bought_packages", "bought_packages.id", "gift_cards.id")
    .select(["gift_cards.id", "worth_cents", "refunded_at", "transaction_id", "bought_packages.sessions"])
    .select((eb) => eb.fn.coalesce("charge.amount_cents", "desk.amount_cents").as("paid"))
    .where("gift_cards.sold_at", "is not", null)
    .where("gift_cards.id", ">", after)
    .orderBy("gift_cards.id")
    .limit(atOnce)
    .execute();
}

/** The lines of the cards between two ids, with their ledger lines. */
function readLines(db: Handle, after: string, last: string) {
  return db
    .selectFrom("gift_card_lines as line")
    .leftJoin("ledger", "ledger.cause", "line.cause")
    .select(["line.gift_card_id", "line.kind", "line.cents", "ledger.amount_cents as said"])
    .where("line.gift_card_id", ">", after)
    .where("line.gift_card_id", "<=", last)
    .execute();
}

type Card = Awaited<ReturnType<typeof readCards>>[number];
type Line = Awaited<ReturnType<typeof readLines>>[number];

function isBalanced(card: Card, lines: readonly Line[]): boolean {
  const { worth_cents: worth, paid, refunded_at, transaction_id, sessions } = card;
  const left = lines.reduce((sum, { cents }) => sum + cents, 0);
  const isWhole = sessions === null || isWholeSessions(left, { sessions, priceCents: worth });
  // A visit may give a session back to a package from the desk that is already refunded. It is owed until it is
  // handed out.
  const isOver = refunded_at !== null && (sessions === null || transaction_id !== null);
  return (
    isWhole &&
    lines.every(({ cents, said }) => said === -cents) &&
    lines.find(({ kind }) => kind === "sold")?.cents === worth &&
    paid === worth &&
    left >= 0 &&
    left <= (isOver ? 0 : worth)
  );
}

async function hasStrayLines(db: Handle): Promise<boolean> {
  const stray = await db
    .selectFrom("ledger")
    .leftJoin("gift_card_lines as line", "line.cause", "ledger.cause")
    .select("ledger.id")
    .where("ledger.kind", "=", "gift_card")
    .where("line.id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return stray !== undefined;
}
