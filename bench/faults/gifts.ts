import { sql } from "kysely";
import { writeCode } from "#domain/gift-cards.ts";
import { keptSessionSecret } from "#server/boot/secrets.ts";
import { createSeal } from "#server/identity/keys.ts";
import { giftCode } from "#server/usecases/gifts/gift-code.ts";
import { callSalon } from "./calls.ts";
import type { Guest, Promises } from "./guest.ts";
import { giveBack, judgeSold, payAndMake, type SoldPromises } from "./sold.ts";
import type { Stage } from "./stage.ts";

/** What the salon has acknowledged about gift cards. */
export interface GiftPromises extends SoldPromises {
  /** The known codes, by the card's id. */
  codes: Map<string, string>;
  /** What changes of visits have returned to gift cards, in cents, by the visit's id and its state before. */
  changed: Map<string, number>;
}

const words = { picture: "ribbon", to: "Mehrin" } as const;

/** Buys a gift card of an amount or a service and shares its code. A browser may die before it gets the answer. */
export async function giveGiftCard(guest: Guest): Promise<null> {
  const { stage, person, random, menu } = guest;
  const { price, serviceId } = random.pick(menu.offers);
  const worth = random.pick([{ price: 10 }, { price: random.between(11, 60) }, { price, serviceId }]);
  const body = { ...words, from: person.name, ...worth };
  const prepared = await callSalon(stage, "createGiftCardPayment", person, { body });
  const id = await payAndMake(guest, prepared, "createGiftCard");
  if (id !== null) await handAround(guest, id, Number(prepared.body.total));
  return null;
}

/** Shares a code as the card's mail shows it. It is derived from the server's secret. */
async function handAround({ stage, promises }: Guest, id: string, dollars: number): Promise<void> {
  const seal = createSeal(await keptSessionSecret(stage.dataDir));
  promises.gifts.codes.set(id, writeCode(giftCode({ seal }, id, 1)));
  promises.gifts.sold.set(id, Math.round(dollars * 100));
}

/** A shared code, if there is any. */
export function pickGift({ random, promises }: Guest): string | undefined {
  const codes = [...promises.gifts.codes.values()];
  return codes.length === 0 ? undefined : random.pick(codes);
}

/** The desk sells a gift card and shares its code. Pressing twice makes one card. */
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

/** Returns a card to its buyer. This is refused once some of it is used. */
export const giveBackGiftCard = (desk: Guest) => giveBack(desk, "refundGiftCard", desk.promises.gifts);

/** Coming visits that are paid by gift cards or package sessions. */
export async function listPaidByCredit({ stage }: Guest): Promise<string[]> {
  const visits = await stage.engine.read
    .selectFrom("bookings")
    .select("id")
    .where("credit_cents", ">", 0)
    .where("state", "in", ["pending", "confirmed"])
    .execute();
  return visits.map(({ id }) => id);
}

/** Checks what must hold for gift cards beyond their lines, which the check of the books compares. */
export async function judgeGifts(stage: Stage, { gifts, cancelled }: Promises): Promise<string[]> {
  const db = stage.engine.read;
  const cards = await db.selectFrom("gift_cards").selectAll().execute();
  const { rows } = await sql<{ what: string }>`
    select 'a gift card was sold at the desk more often than its buyer asked: ' || from_name as what from gift_cards
      where sold_by is not null and kind = 'card' group by from_name having count(*) > 1
    union all
    select 'a visit gave back to a gift card more than it had got: ' || booking_id from gift_card_lines
      where booking_id is not null and kind in ('used', 'returned') group by booking_id, gift_card_id having sum(cents) > 0
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
    ...judgeSold("gift card", gifts, cards),
    ...(await judgeChanged(stage, gifts)),
    ...back.flatMap(({ id, card_cents, cents }) => {
      const promised = cancelled.get(id);
      if (promised === undefined || card_cents > 0 || promised === Number(cents ?? 0)) return [];
      return [`visit ${id} promised ${promised} cents to gift cards that got ${Number(cents ?? 0)}`];
    }),
  ];
}

/** Records what a change of a visit promised to return to gift cards. */
export function noteChanged({ gifts }: Promises, id: string, seen: string, dollars: number): void {
  if (dollars > 0) gifts.changed.set(`${id} ${seen}`, Math.round(dollars * 100));
}

/** Checks that what changes promised to return to gift cards is stored with them, and is on the cards. */
async function judgeChanged({ engine }: Stage, { changed }: GiftPromises): Promise<string[]> {
  const made = await engine.read
    .selectFrom("visit_changes")
    .select((eb) => ["booking_id", eb.fn.sum<number>("to_gift_cents").as("cents")])
    .where("to_gift_cents", ">", 0)
    .groupBy("booking_id")
    .execute();
  const lines = await engine.read
    .selectFrom("gift_card_lines")
    .select((eb) => ["booking_id", eb.fn.sum<number>("cents").as("cents")])
    .where("kind", "=", "used")
    .where("cents", ">", 0)
    .groupBy("booking_id")
    .execute();
  const onCards = new Map(lines.map(({ booking_id, cents }) => [booking_id, Number(cents)]));
  const written = new Map(made.map(({ booking_id, cents }) => [booking_id, Number(cents)]));
  const said = new Map<string, number>();
  for (const [key, cents] of changed) {
    const [id = ""] = key.split(" ");
    said.set(id, (said.get(id) ?? 0) + cents);
  }
  return [
    ...[...said]
      .filter(([id, cents]) => (written.get(id) ?? 0) < cents)
      .map(([id, cents]) => `changes of visit ${id} said that ${cents} cents go back on gift cards`),
    ...[...written]
      .filter(([id, cents]) => (onCards.get(id) ?? 0) < cents)
      .map(([id, cents]) => `changes of visit ${id} gave ${cents} cents to gift cards that did not get them`),
  ];
}
