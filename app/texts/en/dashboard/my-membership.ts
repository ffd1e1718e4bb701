import { texts } from "#app/texts/texts.ts";

/** What a member sees of a membership. */
export const myMembershipTexts = texts("myMembershipTexts", {
  page: "Membership",
  card: "Beauty member",
  cardText: "off every service you book.",
  name: "Name",
  runsUntil: "Runs until",
  notLoaded: (why: string) => `Your membership did not load. ${why}`,
  invite: "You are not a member yet.",
  inviteText: (price: string) => `off every service you book for a year. The year costs ${price}.`,
  renewTitle: "Renew for another year",
  renewText: (from: string, until: string) =>
    `The new year is added to the end: from ${from} until ${until}.`,
  renew: "Renew for another year",
  joinTitle: "Join for a year",
  joinText: (percent: string) =>
    `${percent}% off every service that you book from now on. It does not renew by itself: we write to you before it ends.`,
  money: (sum: string) =>
    `${sum} now, and nothing later: if the salon ends the membership, the price of the year comes back.`,
  year: "Membership, one year",
  checking:
    "Your bank is still checking this payment. Wait here, or come back later: if the payment goes through, your membership begins automatically; if not, nothing is charged.",
  notStarted: (why: string) =>
    `, but the membership has not started yet. ${why} You do not have to pay again: it starts automatically, or start it now.`,
  start: "Start it now",
  joined: "You are a beauty member now",
  years: "Years that you bought",
  span: (from: string, until: string) => `${from} to ${until}`,
  refunded: "given back",
  receipt: "Receipt",
  sectionText: "What you save on every service.",
});
