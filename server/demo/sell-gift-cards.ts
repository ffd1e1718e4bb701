import { dayMs } from "#domain/time/dates.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { sellGiftCard } from "#server/usecases/desk/sell-gift-card.ts";

const cards = [
  { daysAgo: 26, to_name: "Shila Dutta", from_name: "Orni", price: 40, picture: "mehendi", method: "cash" },
  {
    daysAgo: 9,
    to_name: "Tahmina Bari",
    from_name: "Rifah",
    price: 100,
    picture: "ribbon",
    method: "machine",
  },
  { daysAgo: 2, to_name: "Jui Begum", from_name: "Shaila", price: 90, picture: "turmeric", method: "cash" },
] as const;

/** Sells gift cards at the desk in the last weeks. What an interrupted run has sold is not sold again. */
export async function sellGiftCards(app: UseCases, deskId: string): Promise<void> {
  const ago = (days: number): UseCases => ({ ...app, now: () => app.now() - days * dayMs });
  for (const [index, { daysAgo, ...card }] of cards.entries()) {
    const words = { ...card, to_email: null, message: "", language: "en" as const };
    const sold = await sellGiftCard(ago(daysAgo), deskId, { ...words, key: `demo ${index}` });
    if (!sold.ok) throw new Error(`The demo's gift card was refused: ${sold.code}`);
  }
}
