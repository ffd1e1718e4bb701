import type { Selectable } from "kysely";
import type { GiftCardsTable } from "#server/database/schema/gifts.ts";
import { callSalon, type Reply } from "./calls.ts";
import { confirm, type Guest, think } from "./guest.ts";

/** What the salon has said of gift cards, or of packages, by their ids. */
export interface SoldPromises {
  /** The cents that each was sold for. */
  sold: Map<string, number>;
  /** Those that were given back. */
  returned: Set<string>;
  /** How many the desk has tried to sell; each is to somebody else. */
  sales: number;
}

/** What the salon has said of packages. */
export interface PackagePromises extends SoldPromises {
  /** The guests that the desk has sold some to, by the package's id. */
  callers: Map<string, { name: string; number: string }>;
  /** Visits from which a change has taken the service that a session paid, by their ids. */
  ended: Set<string>;
}

/** Pays for what was prepared and makes it. A browser may die before it is told. @returns its id, as far as it is told */
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

/** Gives one back to its buyer, which the salon may refuse. Pressed twice, it is given back once. */
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

/** Whether each that was sold is there with its worth, and each that was given back is good no more. */
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
