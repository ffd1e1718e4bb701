import { texts } from "#app/texts/texts.ts";

/** What the desk does when a guest pays. */
export const takePaymentTexts = texts("takePaymentTexts", {
  title: (guest: string, sum: string) => `${guest} pays ${sum}`,
  tipTitle: (guest: string) => `${guest} gives a tip`,
  giveTip: "Write down a tip",
  paidBefore: "Paid before",
  notRecorded: "The payment was not recorded",
  tipFor: (masters: string) => `Tip for ${masters}`,
  toPay: "To pay now",
  none: "None",
  percent: (percent: string) => `${percent}%`,
  other: "Other",
  otherTip: "Tip in dollars",
  how: "How",
  methods: { machine: "Card machine", cash: "Cash", other: "Another way" },
  given: "The guest gives",
  giveBack: "Give back",
  tooLittle: "That is not enough.",
  machineSteps: (sum: string) => [
    `Type ${sum} into the machine.`,
    "The guest holds the card to it, or puts it in.",
    "Wait until the machine says yes.",
  ],
  take: {
    machine: (sum: string) => `The machine said yes to ${sum}`,
    cash: (sum: string) => `Take ${sum} in cash`,
    other: (sum: string) => `Write down ${sum}`,
  },
  giftCard: "Gift card",
  notApplied: "Press Apply to pay with this card, or empty the field to take the payment without it.",
  session: "A session of the package",
  takeSession: "Take a session of the package",
  paidBySession: "a session of the package",
  takeGift: (sum: string) => `Take ${sum} from the gift card`,
  paidByGift: (sum: string) => `${sum} with a gift card`,
  writing: "Writing it down",
  cancel: "Cancel",
  notAmount: "Enter an amount like 7 or 7.50, at least 0.50.",
  paidTitle: (guest: string) => `${guest} has paid`,
  paid: {
    machine: (sum: string) => `${sum} with the card machine`,
    cash: (sum: string, back: string | null) =>
      back ? `${sum} in cash, give back ${back}` : `${sum} in cash`,
    other: (sum: string) => `${sum} in another way`,
  },
  forMasters: (visit: string, tip: string, masters: string) =>
    `${visit} for the visit, ${tip} for ${masters}.`,
  nothingOwed: "Nothing is owed.",
  receipt: "Receipt",
  next: "Book the next visit",
  done: "Done",
});
