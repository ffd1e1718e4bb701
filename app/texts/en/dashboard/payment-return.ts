import { texts } from "#app/texts/texts.ts";

type Kind = "visit" | "change" | "membership" | "gift_card" | "package";

interface Said {
  title: string;
  text: string;
}

const done: Record<Kind, string> = {
  visit: "Paid, and your visit is booked",
  change: "Paid, and your visit is changed",
  membership: "Paid, and your year has begun",
  gift_card: "Paid, and the gift card is ready",
  package: "Paid, and the sessions are yours",
};

const byItself: Record<Kind, string> = {
  visit: "your booking appears in my bookings automatically",
  change: "your visit is changed automatically",
  membership: "your membership begins automatically",
  gift_card: "the gift card is made and sent automatically",
  package: "you get the sessions automatically",
};

const keptUntil: Record<Kind, string> = {
  visit: "The hour was not paid in time, so it is free again",
  change: "The change was not paid in time, so your visit stays as it is",
  membership: "This payment was not completed",
  gift_card: "This payment was not completed",
  package: "This payment was not completed",
};

const notGiven: Record<Kind, string> = {
  visit: "the visit could no longer be booked",
  change: "the visit could no longer be changed like this, and stays as it is",
  membership: "it could no longer be used",
  gift_card: "it could no longer be used",
  package: "it could no longer be used",
};

/** The page that a bank's own page returns to. Each state has a title and a text. */
export const paymentReturnTexts = texts("paymentReturnTexts", {
  page: "Your payment",
  notLoaded: (why: string) => `We could not ask what became of your payment. ${why}`,
  none: "There is no payment to look up here",
  noneText: "If a payment went through, you find it with what it paid for.",
  done: (sum: string, kind: Kind): Said => ({
    title: done[kind],
    text: `${sum} is charged to your card. A receipt comes by e-mail.`,
  }),
  checking: (sum: string, kind: Kind): Said => ({
    title: "Your bank is still checking this payment",
    text: `Do not pay again. Wait here, or come back later: if the ${sum} goes through, ${byItself[kind]}; if not, nothing is charged.`,
  }),
  asked: (sum: string): Said => ({
    title: "Your bank still waits for your answer",
    text: `Nothing is charged yet. Approve the ${sum} on your bank's page or in its app, or pay again here: you cannot be charged twice.`,
  }),
  unpaid: (): Said => ({
    title: "Your bank did not accept this payment",
    text: "You have not been charged. Try again, or use another card.",
  }),
  over: (_sum: string, kind: Kind): Said => ({
    title: keptUntil[kind],
    text: "You have not been charged. If your bank still shows the payment, it will disappear by itself.",
  }),
  returned: (sum: string, kind: Kind): Said => ({
    title: "Your payment came too late, and goes back",
    text: `When it arrived, ${notGiven[kind]}. The whole ${sum} goes back to your card, within 5 to 10 days.`,
  }),
  heldUntil: (time: string) => `The hour is held for you until ${time}.`,
  to: {
    visit: "To my bookings",
    change: "To my bookings",
    membership: "To my membership",
    gift_card: "Give another one",
    package: "To my packages",
  },
  again: "Pay again",
  anew: "Choose again",
});
