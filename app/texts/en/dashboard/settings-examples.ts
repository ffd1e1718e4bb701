import { texts } from "#app/texts/texts.ts";

interface Back {
  percent: number;
  paid: string;
  back: string;
}

/** What the settings mean for a visit. Numbers are passed as text. */
export const settingsExampleTexts = texts("settingsExampleTexts", {
  incomplete: "Fill in the sentences above to see what they mean.",
  withService: (service: string, price: string) => `With ${service} at ${price}:`,
  cancels: (hours: string, { percent, paid, back }: Back) =>
    `A customer who cancels ${before(hours)}: ${share(percent, paid, back)}.`,
  calls: (hours: string) => `A customer who wants to cancel ${before(hours)} has to call you.`,
  changesMind: (minutes: string, hours: string, back: string) =>
    `A customer who books ${before(hours)} and cancels ${minutes === "1" ? "a minute" : `${minutes} minutes`} later gets ${back} back.`,
  moves: (moves: string, calls: string) =>
    `A customer can still move a visit ${before(moves)}. With ${calls} ${calls === "1" ? "hour" : "hours"} or less to go, the customer has to call you.`,
  movesAlways: "A customer can move a visit until it begins.",
  offered: (now: string, hours: string) =>
    `Within your opening hours, a customer who looks at ${now} is offered ${hours} and so on.`,
  lastDay: (day: string) => `Today, the last day that can be booked is ${day}.`,
  held: (taken: string, until: string) =>
    `An hour that a customer takes at ${taken} waits for the payment until ${until}, then others can have it.`,
  heldLonger: (until: string) => `The customer can keep it longer once, until ${until}.`,
  inFull: (service: string | null, price: string) =>
    `A customer pays all of ${price}${service ? ` for ${service}` : ""} when booking.`,
  /** @param later null if the deposit is the whole price */
  inParts: (service: string | null, price: string, now: string, later: string | null) =>
    `${service ? `${service} at` : "A visit at"} ${price}: ${now} when booking, ${later === null ? "and nothing is left to pay" : `${later} at the salon`}.`,
  paysInFull: (missed: string, price: string) =>
    `A customer who missed ${missed === "1" ? "a visit" : `${missed} visits`} before pays all of ${price} when booking.`,
  atSalon: (service: string | null, price: string) =>
    `${service ? `${service} at` : "A visit at"} ${price}: nothing when booking, ${price} at the salon.`,
  depositStays: (now: string) =>
    `If a customer does not come, you keep the ${now}. If a visit is cancelled, your terms give back a share of it.`,
  noTax: "Receipts name no tax.",
  tax: (price: string, tax: string, name: string) => `A receipt for ${price} says: of this ${name} ${tax}.`,
  noMembership: "No membership is for sale.",
  noCards: "No membership is for sale while no card can be taken, since only a card can pay for one.",
  /** @param visits after how many visits the year has paid for itself; null if nothing is taken off */
  member: (service: string | null, { full, less }: { full: string; less: string }, visits: string | null) =>
    `A member pays ${less} instead of ${full}${service ? ` for ${service}` : ""}.${
      visits === null
        ? ""
        : ` The year has paid for itself after ${visits === "1" ? "one such visit" : `${visits} such visits`}.`
    }`,
});

function before(hours: string): string {
  return `${hours} ${hours === "1" ? "hour" : "hours"} before`;
}

function share(percent: number, paid: string, back: string): string {
  if (percent === 0) return `none of ${paid} comes back`;
  if (percent === 100) return `all of ${paid} comes back`;
  return `${percent === 50 ? "half" : `${percent}%`} of ${paid} comes back, which is ${back}`;
}
