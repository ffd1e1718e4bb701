import type { Words } from "#server/usecases/texts/words.ts";

interface Given {
  salon: string;
  to: string;
  from: string;
  worth: string;
}

interface Bought {
  salon: string;
  to: string;
  worth: string;
  /** When it is sent. */
  sends: string;
}

export const giftCard = {
  given: ({ salon, to, from, worth }: Given): Words => ({
    subject: `A gift card from ${from}`,
    preview: `${from} gave you ${worth} at ${salon}.`,
    heading: `${to}, ${from} gave you ${worth}`,
    paragraphs: [],
    notes: [
      "It is good for any service and any master. You can use it in parts: what is left stays on it, and it does not expire.",
      "You need no account to keep it. Type the code when you pay for a visit, or say it at the desk. Anyone who has the code can use the card, so look after it like cash.",
    ],
    reason: "You get this e-mail because somebody gave you a gift card.",
  }),

  bought: ({ salon, to, worth, sends }: Bought): Words => ({
    subject: `Your gift card for ${to}`,
    preview: `${worth} at ${salon}, paid.`,
    heading: `You gave ${to} ${worth}`,
    paragraphs: [`Thank you. We send the card on ${sends}, in a separate e-mail.`],
    reason: "You get this e-mail because you bought a gift card. It is your receipt, so please keep it.",
  }),

  rows: { code: "Code", onIt: "On it", service: "For", to: "For" },
  actions: { open: "Open the gift card" },
};
