import type { Answer, Sent } from "#contract/calls.ts";
import { call } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { readMails } from "#tests/support/mails.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, orderOf, type Prepared, type Visit } from "#tests/support/visits.ts";

type Order = Sent<"createGiftCardPayment">["body"];

export const gift: Order = {
  price: 50,
  picture: "ribbon",
  from: "Tasnim",
  to: "Mehrin",
  message: "Go and be looked after for once.",
};

/** Buys a gift card as the page does. @returns its id and the intent that paid */
export async function buyGiftCard(
  salon: TestSalon,
  buyer: Person,
  order: Partial<Order> = {},
  card: string = cards.good,
): Promise<{ id: string; intentId: string }> {
  const { clientSecret } = await call(salon, "createGiftCardPayment", { body: { ...gift, ...order } }, buyer);
  const { intentId } = await pay(salon, clientSecret, card);
  const { insertedId } = await call(salon, "createGiftCard", { body: { transactionId: intentId } }, buyer);
  return { id: insertedId, intentId };
}

/** A gift card that was sold at the desk, with its code. */
export async function soldGiftCard(
  salon: TestSalon,
  staff: Person,
  price: number,
): Promise<{ id: string; code: string }> {
  const { from, to, picture } = gift;
  const body = { price, from, to, picture, method: "cash" as const };
  const { insertedId, code } = await call(salon, "sellGiftCard", { body }, staff);
  return { id: insertedId, code };
}

/** The code in the newest gift card mail to an address. */
export async function mailedCode(salon: TestSalon, address: string): Promise<string> {
  await salon.drain();
  const [mail] = (await readMails(salon, address, "gift_card.")).slice(-1);
  const code = /gift-card\/received#([0-9A-Z-]{19})/.exec(mail?.text ?? "")?.[1];
  if (!code) throw new Error("No gift card was mailed to that address.");
  return code;
}

export function onGiftCard(
  salon: TestSalon,
  code: string,
  as: Person | null = null,
): Promise<Answer<"findGiftCard">> {
  return call(salon, "findGiftCard", { body: { code } }, as);
}

/** Holds a visit's hour and lets a gift card pay as much as its balance allows. */
export function holdWithGift(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
  giftCard: string,
  pays: "full" | "deposit" = "full",
): Promise<Prepared> {
  return call(salon, "createPaymentIntent", { body: { ...orderOf(visit).body, pay: pays, giftCard } }, guest);
}

/** Holds, pays the rest by card, and books. */
export async function bookWithGift(
  salon: TestSalon,
  guest: Person,
  visit: Visit,
  giftCard: string,
  pays: "full" | "deposit" = "full",
): Promise<{ id: string; prepared: Prepared }> {
  const prepared = await holdWithGift(salon, guest, visit, giftCard, pays);
  const { clientSecret, purchaseId } = prepared;
  const paid = clientSecret === "" ? purchaseId : (await pay(salon, clientSecret)).intentId;
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, visit.service, paid), guest);
  return { id: insertedId, prepared };
}
