import type { Site } from "#app/lib/say-site.server.ts";

/** The salon's own content of the home page, in the page's language. */
export function sayHome({ salon, content, say, picture }: Site) {
  const { order, hero, highlights, professionally, prices, member, masters, visit } = content.home;
  const sold = salon.membership !== null;
  return {
    // The portfolio follows the masters, even when those are hidden.
    order: order.flatMap(({ block, shown }) => [
      ...(shown && (block !== "member" || sold) ? [block] : []),
      ...(block === "masters" ? (["portfolio"] as const) : []),
    ]),
    hero: { lead: say(hero.lead), picture: picture(hero.picture) },
    cards: highlights.cards.map((card) => ({
      title: say(card.title),
      text: say(card.text),
      picture: picture(card.picture),
      serviceId: card.serviceId,
    })),
    professionally: { text: say(professionally.text), picture: picture(professionally.picture) },
    prices: picture(prices.picture),
    member: { text: say(member.text), picture: picture(member.picture) },
    masters: say(masters.text),
    visit: say(visit.lead),
  };
}
