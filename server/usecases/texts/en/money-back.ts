import type { Words } from "#server/usecases/texts/words.ts";

/** Why a payment is refunded in full. */
type Why = "paid_already" | "bought_nothing" | "gift_card_ended";

function reason(salon: string): string {
  return `You get this e-mail because you paid ${salon} on its site.`;
}

/** Money is written out; `goesBack` says where it goes. */
export const moneyBack = {
  whole: (
    salon: string,
    { paid, back, goesBack }: { paid: string; back: string; goesBack: string },
    why: Why,
  ): Words => ({
    subject: `${back} goes back to you: ${salon}`,
    preview: goesBack,
    heading: "Your money goes back",
    paragraphs: [
      {
        paid_already: `You paid ${paid} for something that was paid already. You have it once, and this second payment goes back in full.`,
        bought_nothing: `You paid ${paid}, but this payment bought nothing.`,
        gift_card_ended: `The salon has ended the gift card that you bought for ${paid}. None of it was used, and its code no longer works.`,
      }[why],
      goesBack,
    ],
    reason: reason(salon),
  }),

  /** A refund that no card took was handed back at the salon. */
  handedBack: (salon: string, back: string): Words => ({
    subject: `${back} was handed back to you: ${salon}`,
    preview: `${back} was handed back to you at the salon.`,
    heading: "Your money was handed back",
    paragraphs: [
      `${back} should have gone back to your card, but it did not get there. It was handed back to you at the salon instead, and nothing more goes to the card.`,
      "If you did not get it, call the salon.",
    ],
    reason: reason(salon),
  }),

  /** What the mail above said was a mistake. */
  notHandedBack: (salon: string, back: string): Words => ({
    subject: `${back} was not handed back to you: ${salon}`,
    preview: `Our last e-mail was a mistake: you still get ${back} back.`,
    heading: "Your money was not handed back",
    paragraphs: [
      `We wrote to you that ${back} was handed back to you at the salon. That was a mistake, and we are sorry. You still get it back.`,
      "If you did get it at the salon, call us.",
    ],
    reason: reason(salon),
  }),
};
