import type { Words } from "#server/usecases/texts/words.ts";

const reason = "You get this e-mail because you bought a membership.";

/** Dates and money are already formatted. */
export const membership = {
  started: (salon: string, name: string, until: string, percent: string): Words => ({
    subject: `You are a beauty member of ${salon}`,
    preview: `${percent}% off every service until ${until}.`,
    heading: name === "" ? "You are a member" : `You are a member, ${name}`,
    paragraphs: [
      `Until ${until} you pay ${percent}% less for every service that you book. You see the lower price whenever you are logged in; there is nothing to show at the desk.`,
      "The membership does not renew by itself. We write to you before it ends.",
    ],
    reason,
  }),

  reminder: (salon: string, until: string, days: string, price: string | null): Words => ({
    subject: `Your membership at ${salon} ends in ${days} days`,
    preview: `It runs until ${until} and does not renew by itself.`,
    heading: `Your membership ends in ${days} days`,
    paragraphs: [
      `It runs until ${until}, and does not renew by itself: nothing is charged unless you renew it.`,
      ...(price === null
        ? []
        : [
            `Another year costs ${price}. Renew early and you lose no day: the new year is added to the end.`,
          ]),
      "What you have booked by then keeps the price that you paid.",
    ],
    reason,
  }),

  /**
   * @param back says where its price goes
   * @param year the one that was refunded; `goesOnUntil` is null if no other year is left
   */
  refunded: (
    salon: string,
    back: string,
    year: { from: string; until: string; goesOnUntil: string | null },
  ): Words => ({
    subject: `${goneOf(year)} at ${salon} was refunded`,
    preview: back,
    heading: `${goneOf(year)} was refunded`,
    paragraphs: [
      `The salon has ended your year from ${year.from} until ${year.until}. ${back}`,
      ...(year.goesOnUntil === null ? [] : [`You stay a member until ${year.goesOnUntil}.`]),
      "What you have booked keeps the price that you paid.",
    ],
    reason,
  }),

  rows: { until: "Runs until", price: "One year" },
  actions: { see: "See my membership", renew: "Renew my membership" },
};

function goneOf({ goesOnUntil }: { goesOnUntil: string | null }): string {
  return goesOnUntil === null ? "Your membership" : "A year of your membership";
}
