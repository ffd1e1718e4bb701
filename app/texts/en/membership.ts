/** The membership: what it is on its public page, and what a member sees of hers. */
export const membershipTexts = {
  title: "Beauty membership",
  description:
    "A year of lower prices on every service of the salon: what it costs, what it gives, how it ends.",
  kicker: "BECOME A BEAUTY MEMBER",
  off: (percent: string) => `${percent}%`,
  offText: "off every service you book, for twelve months.",
  perYear: (price: string) => `${price} a year`,
  once: "Paid once, by card. It does not renew by itself.",
  join: "Become a Member",
  notSold: "The salon sells no membership at the moment.",
  memberUntil: (date: string) => `You are a member until ${date}.`,
  see: "See my membership",
  pricesTitle: "What members pay",
  pricesText: "The lower price shows in the price list, while you book, and on the receipt.",
  service: "Service",
  price: "Price",
  memberPrice: "Members",
  pays: (sum: string) => `A year has paid for itself after ${sum} of services at the usual price.`,
  factsTitle: "Good to know",
  facts: (percent: string): { question: string; answer: string }[] => [
    {
      question: "When does it begin?",
      answer: "The moment your payment is through, for every service that you book from then on.",
    },
    {
      question: "Does it renew by itself?",
      answer:
        "No. We write to you a month and three days before it ends. Only you renew it, and who renews early gets the year added to the end.",
    },
    {
      question: "What if it ends before my visit?",
      answer: "What you have booked keeps its price, also when you move the visit.",
    },
    {
      question: "Does it go together with other discounts?",
      answer: `One discount counts at a time, and it is always the better one: never less than your ${percent} %.`,
    },
    {
      question: "What about visits that I booked before?",
      answer: "They keep the price that you paid when you booked them.",
    },
    {
      question: "Can I book by phone?",
      answer:
        "Yes. Give the e-mail address of your account, once you have confirmed it, and you pay the member price at the salon.",
    },
  ],

  page: "Membership",
  card: "Beauty member",
  cardText: "off every service you book.",
  name: "Name",
  runsUntil: "Runs until",
  loading: "Your membership is loading",
  notLoaded: (why: string) => `Your membership did not load. ${why}`,
  tryAgain: "Try again",
  invite: "You are not a member yet",
  inviteText: (percent: string, price: string) => `${percent} % off every service for a year, for ${price}.`,
  renewTitle: "Renew for another year",
  renewText: (from: string, until: string) =>
    `The new year is added to the end: from ${from} until ${until}.`,
  renew: "Renew for another year",
  joinTitle: "Join for a year",
  joinText: (percent: string) =>
    `${percent} % off every service that you book from now on. It does not renew by itself: we write to you before it ends.`,
  year: "Membership, one year",
  total: "Total",
  pay: "Pay Now",
  paying: "Paying",
  wentThrough: "Your payment went through",
  notStarted: (why: string) =>
    `, but the membership has not started yet. ${why} You do not have to pay again: it starts by itself, or start it now.`,
  start: "Start it now",
  ended: "This payment was over. Nothing has been charged; press Pay Now again.",
  joined: "You are a beauty member now",
  years: "Years that you bought",
  span: (from: string, until: string) => `${from} to ${until}`,
  refunded: "given back",
  receipt: "Receipt",
  section: "Membership",
  sectionText: "What you save on every service.",
};
