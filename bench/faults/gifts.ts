import { sql } from "kysely";
import { writeCode } from "#domain/gift-cards.ts";
import { keptSessionSecret } from "#server/boot/secrets.ts";
import { createSeal } from "#server/identity/keys.ts";
import { giftCode } from "#server/usecases/gifts/gift-code.ts";
import { callSalon } from "./calls.ts";
import { confirm, type Guest, type Promises, think } from "./guest.ts";
import type { Stage } from "./stage.ts";

/** What the salon has said of gift cards. */
export interface GiftPromises {
  /** The codes that everybody has, by the card's id. */
  codes: Map<string, string>;
  /** The cents that each card was sold for. */
  sold: Map<string, number>;
  /** Cards that were given back. */
  returned: Set<string>;
  /** How many cards the desk has tried to sell; each is from somebody else. */
  sales: number;
}

const words = { picture: "ribbon", to: "Mehrin" } as const;

/** Buys a card of an amount or a service and hands its code around. A browser may die before it is told. */
export async function giveGiftCard(guest: Guest): Promise<null> {
  const { stage, person, random, menu } = guest;
  const { price, serviceId } = random.pick(menu.offers);
  const worth = random.pick([{ price: 10 }, { price: random.between(11, 60) }, { price, serviceId }]);
  const body = { ...words, from: person.name, ...worth };
  const prepared = await callSalon(stage, "createGiftCardPayment", person, { body });
  if (prepared.status !== 200) return null;
  const secret = String(prepared.body.clientSecret);
  const transactionId = secret.split("_secret_")[0] ?? "";
  await think(guest, 60);
  for (let tries = random.between(1, 2); tries > 0; tries--) await confirm(guest, transactionId, secret);
  if (random.chance(0.3)) return null;
  const make = () => callSalon(stage, "createGiftCard", person, { body: { transactionId } });
  const [made] = await Promise.all(random.chance(0.2) ? [make(), make()] : [make()]);
  if (made?.status === 200 || made?.status === 201)
    await handAround(guest, String(made.body.insertedId), Number(prepared.body.total));
  return null;
}

/** A code as the card's mail says it; it follows from the server's secret. */
async function handAround({ stage, promises }: Guest, id: string, dollars: number): Promise<void> {
  const seal = createSeal(await keptSessionSecret(stage.dataDir));
  promises.gifts.codes.set(id, writeCode(giftCode({ seal }, id, 1)));
  promises.gifts.sold.set(id, Math.round(dollars * 100));
}

/** A code that somebody got, if there is any. */
export function pickGift({ random, promises }: Guest): string | undefined {
  const codes = [...promises.gifts.codes.values()];
  return codes.length === 0 ? undefined : random.pick(codes);
}

/** The desk sells one and hands it over; pressed twice, it is one card. */
export async function sellGiftCard(desk: Guest): Promise<void> {
  const { stage, person, random, promises } = desk;
  promises.gifts.sales += 1;
  const key = crypto.randomUUID();
  const order = { price: random.between(10, 50), method: random.pick(["cash", "other"] as const) };
  const body = { ...words, ...order, key, from: `Buyer ${promises.gifts.sales}` };
  const sell = () => callSalon(stage, "sellGiftCard", person, { body });
  const answers = await Promise.all(random.chance(0.4) ? [sell(), sell()] : [sell()]);
  for (const { status, body: sold } of answers) {
    if (status !== 200 && status !== 201) continue;
    promises.gifts.codes.set(String(sold.insertedId), String(sold.code));
    promises.gifts.sold.set(String(sold.insertedId), order.price * 100);
  }
}

/** Gives a card back to its buyer, which is refused where something of it is used. */
export async function giveBackGiftCard({ stage, person, random, promises }: Guest): Promise<void> {
  const id = random.pick(["", ...promises.gifts.codes.keys()]);
  if (id === "") return;
  const refund = () => callSalon(stage, "refundGiftCard", person, { params: { id } });
  const answers = await Promise.all(random.chance(0.3) ? [refund(), refund()] : [refund()]);
  if (answers.some(({ status }) => status === 200)) promises.gifts.returned.add(id);
}

/** What must hold of gift cards beside their lines, which the check of the books compares. */
export async function judgeGifts(stage: Stage, { gifts, cancelled }: Promises): Promise<string[]> {
  const db = stage.engine.read;
  const cards = await db.selectFrom("gift_cards").selectAll().execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  const { rows } = await sql<{ what: string }>`
    select 'a gift card was sold at the desk more often than its buyer asked: ' || from_name as what from gift_cards
      where sold_by is not null group by from_name having count(*) > 1
  `.execute(db);
  const back = await db
    .selectFrom("bookings")
    .leftJoin("gift_card_lines as line", (join) =>
      join.onRef("line.booking_id", "=", "bookings.id").on("line.kind", "=", "returned"),
    )
    .select((eb) => ["bookings.id", "bookings.card_cents", eb.fn.sum<number>("line.cents").as("cents")])
    .where("bookings.credit_cents", ">", 0)
    .where("bookings.kept_cents", "=", 0)
    .where("bookings.package_id", "is", null)
    .groupBy(["bookings.id", "bookings.card_cents"])
    .execute();
  return [
    ...rows.map(({ what }) => what),
    ...[...gifts.sold].flatMap(([id, cents]) => {
      const card = byId.get(id);
      return card?.sold_at && card.worth_cents === cents ? [] : [`gift card ${id} was sold and is not there`];
    }),
    ...[...gifts.returned]
      .filter((id) => byId.get(id)?.refunded_at === null)
      .map((id) => `gift card ${id} was given back and is good still`),
    ...back.flatMap(({ id, card_cents, cents }) => {
      const promised = cancelled.get(id);
      if (promised === undefined || card_cents > 0 || promised === Number(cents ?? 0)) return [];
      return [`visit ${id} promised ${promised} cents to gift cards that got ${Number(cents ?? 0)}`];
    }),
  ];
}
