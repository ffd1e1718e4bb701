import { texts } from "#app/texts/texts.ts";

/** The membership: what it is on its public page, and what members see of their own. */
export const membershipTexts = texts("membershipTexts", {
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
        "No. We write to you a month before it ends, and again three days before. Only you can renew it; if you do so early, the new year is added to the end.",
    },
    {
      question: "What if it ends before my visit?",
      answer: "What you have booked keeps its price, even if you move the visit.",
    },
    {
      question: "Does it go together with other discounts?",
      answer: `One discount counts at a time, and it is always the better one: never less than your ${percent}%.`,
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
});
