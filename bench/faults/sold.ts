import type { Selectable } from "kysely";
import type { GiftCardsTable } from "#server/database/schema/gifts.ts";
import { callSalon, type Reply } from "./calls.ts";
import { confirm, type Guest, think } from "./guest.ts";

/** What the salon has acknowledged about gift cards, or about packages, by their ids. */
export interface SoldPromises {
  /** The price of each sale, in cents. */
  sold: Map<string, number>;
  /** The ones that were returned. */
  returned: Set<string>;
  /** How many the desk has tried to sell, each to a different guest. */
  sales: number;
}

/** What the salon has acknowledged about packages. */
export interface PackagePromises extends SoldPromises {
  /** The guests that the desk has sold packages to, by the package's id. */
  callers: Map<string, { name: string; number: string }>;
  /** The ids of visits from which a change removed the service that a session paid for. */
  ended: Set<string>;
}

/**
 * Pays for a prepared purchase and completes it. A browser may die before it gets the answer.
 * @returns its id, if it was answered
 */
export async function payAndMake(
  guest: Guest,
  prepared: Reply,
  make: "createGiftCard" | "createBoughtPackage",
): Promise<string | null> {
  const { stage, person, random } = guest;
  if (prepared.status !== 200) return null;
  const secret = String(prepared.body.clientSecret);
  const transactionId = secret.split("_secret_")[0] ?? "";
  await think(guest, 60);
  for (let tries = random.between(1, 2); tries > 0; tries--) await confirm(guest, transactionId, secret);
  if (random.chance(0.3)) return null;
  const send = () => callSalon(stage, make, person, { body: { transactionId } });
  const [made] = await Promise.all(random.chance(0.2) ? [send(), send()] : [send()]);
  return made?.status === 200 || made?.status === 201 ? String(made.body.insertedId) : null;
}

/** Returns one to its buyer, which the salon may refuse. Pressing twice returns it once. */
export async function giveBack(
  { stage, person, random }: Guest,
  call: "refundGiftCard" | "refundPackage",
  { sold, returned }: SoldPromises,
): Promise<void> {
  const id = random.pick(["", ...sold.keys()]);
  if (id === "") return;
  const refund = () => callSalon(stage, call, person, { params: { id } });
  const answers = await Promise.all(random.chance(0.3) ? [refund(), refund()] : [refund()]);
  if (answers.some(({ status }) => status === 200)) returned.add(id);
}

type Row = Pick<Selectable<GiftCardsTable>, "id" | "worth_cents" | "sold_at" | "refunded_at">;

/** Checks that each one that was sold exists with its value, and that each one that was returned is no longer valid. */
export function judgeSold(what: string, { sold, returned }: SoldPromises, rows: readonly Row[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [
    ...[...sold].flatMap(([id, cents]) => {
      const row = byId.get(id);
      return row?.sold_at && row.worth_cents === cents ? [] : [`${what} ${id} was sold and is not there`];
    }),
    ...[...returned]
      .filter((id) => byId.get(id)?.refunded_at === null)
      .map((id) => `${what} ${id} was given back and is good still`),
  ];
}
