import type { Handle } from "#server/database/handle.ts";
import { handedBack, refundNotHandedBack, returned } from "#server/database/salon-payments.ts";
import type { Charge, Refund } from "./cards-lists.ts";
import type { Stage } from "./stage.ts";
import type { TillPromises } from "./till.ts";

interface Line {
  id: string;
  at: number;
  kind: string;
  cause: string;
  cents: number;
  /** The visit, or the intent of the payment whose refund failed. */
  about: string;
}

const refundHandedBack = "refund_handed_back:";

/**
 * Checks the money at the desk: the books have what was acknowledged as handed back and taken back, no payment went
 * back twice by card and by hand, and each cent is in one daily close.
 */
export async function judgeTill(
  { engine }: Stage,
  till: TillPromises,
  { charges, refunds }: { charges: readonly Charge[]; refunds: readonly Refund[] },
): Promise<string[]> {
  const lines = await listLines(engine.read);
  const isBack = startsWith(handedBack, returned, refundHandedBack);
  const isMistake = startsWith(handedBack, returned, refundNotHandedBack);
  const back = sumsOf(lines.filter(({ cause, cents }) => cents < 0 && isBack(cause)));
  const mistakes = sumsOf(lines.filter(({ cause, cents }) => cents > 0 && isMistake(cause)));
  const tips = sumsOf(lines.filter(({ kind, cents }) => kind === "tip" && cents < 0));
  const net = new Map([...back].map(([about, cents]) => [about, cents - (mistakes.get(about) ?? 0)]));
  return [
    ...compare("handed back", { told: till.handedBack, written: back }, till.unsure),
    ...compare("not handed back after all", { told: till.reversed, written: mistakes }, till.unsure),
    // A tip also goes back with the payment that it came with.
    ...compare("a tip that was taken back", { told: till.tipsReversed, written: tips }, new Set(tips.keys())),
    ...judgeTwice(net, charges, refunds),
    ...(await judgeCloses(engine.read, lines)),
  ];
}

async function listLines(db: Handle): Promise<Line[]> {
  const rows = await db
    .selectFrom("ledger")
    .leftJoin("payments", "payments.id", "ledger.payment_id")
    .select(["ledger.id", "ledger.at", "ledger.kind", "ledger.cause", "ledger.amount_cents as cents"])
    .select(["ledger.booking_id", "payments.intent_id"])
    .where("ledger.kind", "in", ["pay_at_salon", "tip"])
    .orderBy("ledger.at")
    .orderBy("ledger.cause")
    .execute();
  return rows.map(({ booking_id, intent_id, ...row }) => ({ ...row, about: booking_id ?? intent_id ?? "" }));
}

function startsWith(...beginnings: string[]): (cause: string) => boolean {
  return (cause) => beginnings.some((begin) => cause.startsWith(begin));
}

/** What moved, by what it is about, without signs. */
function sumsOf(lines: readonly Line[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { about, cents } of lines) sums.set(about, (sums.get(about) ?? 0) + Math.abs(cents));
  return sums;
}

/** @param unsure where the books may have more than was told */
function compare(
  what: string,
  { told, written }: Record<"told" | "written", ReadonlyMap<string, number>>,
  unsure: ReadonlySet<string>,
): string[] {
  return [...new Set([...told.keys(), ...written.keys()])].flatMap((about) => {
    const [said, is] = [told.get(about) ?? 0, written.get(about) ?? 0];
    if (is === said || (is > said && unsure.has(about))) return [];
    return [`${about}: ${said} cents were told as ${what}, and the books have ${is}`];
  });
}

/**
 * Payments of which more went back by card and by hand than was paid. Refunds in the provider's dashboard don't count.
 */
function judgeTwice(
  handed: ReadonlyMap<string, number>,
  charges: readonly Charge[],
  refunds: readonly Refund[],
): string[] {
  return charges.flatMap(({ payment_intent: intent, amount }) => {
    const byHand = handed.get(intent) ?? 0;
    const byCard = refunds
      .filter(({ payment_intent, metadata }) => payment_intent === intent && metadata.shiuli_refund)
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .reduce((sum, { amount: cents }) => sum + cents, 0);
    if (byHand === 0 || byHand + byCard <= amount) return [];
    return [`${intent}: ${amount} cents were paid, ${byCard} went back by card and ${byHand} by hand`];
  });
}

/** Each close has the sum of the lines that it counted, and all money at the desk since the first close is in one. */
async function judgeCloses(db: Handle, lines: readonly Line[]): Promise<string[]> {
  const closes = await db.selectFrom("day_closes").select(["number", "desk_cents", "covers_from"]).execute();
  const counted = await db.selectFrom("day_close_lines").select(["ledger_id", "number"]).execute();
  const numberOf = new Map(counted.map(({ ledger_id, number }) => [ledger_id, number]));
  const byNumber = Map.groupBy(lines, ({ id }) => numberOf.get(id));
  const begin = Math.min(...closes.map(({ covers_from }) => covers_from));
  const left = (byNumber.get(undefined) ?? []).filter(({ at }) => at >= begin);
  return [
    ...closes.flatMap(({ number, desk_cents }) => {
      const sum = (byNumber.get(number) ?? []).reduce((cents, line) => cents + line.cents, 0);
      return sum === desk_cents ? [] : [`close ${number} told ${desk_cents} cents, and its lines are ${sum}`];
    }),
    ...left.map(({ cause }) => `money at the desk is in no close: ${cause}`),
  ];
}
