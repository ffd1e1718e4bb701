import type { SessionOutcome } from "#domain/packages.ts";
import { common } from "#server/usecases/texts/en/common.ts";
import type { Lost, VisitWords, Words } from "#server/usecases/texts/words.ts";

const { visitReason: reason } = common;

export const visits = {
  received: (visit: VisitWords, paid: "all" | "deposit" | "at_salon" | "nothing"): Words => ({
    subject: `Your booking at ${visit.salon}: ${visit.service}`,
    preview: when(visit),
    heading: "Your booking is received",
    paragraphs: [
      dear(visit),
      `Thank you: your visit is booked${{ all: " and paid", deposit: " and the deposit is paid", at_salon: ", and you pay at the salon", nothing: "" }[paid]}. ${when(visit)}`,
      paid === "all"
        ? "It is marked pending: paid, the salon will confirm."
        : "It is marked pending: the salon will confirm.",
    ],
    reason,
  }),

  confirmed: (visit: VisitWords, paidByCard: boolean): Words => ({
    subject: `Confirmed: ${visit.service} at ${visit.salon}`,
    preview: when(visit),
    heading: "Your Booking is Confirmed",
    paragraphs: [
      dear(visit),
      `Your visit at ${visit.salon} is confirmed. ${when(visit)}`,
      ...(paidByCard ? [] : ["You pay at the salon."]),
    ],
    reason,
  }),

  row: (visit: VisitWords, count: string): Words => ({
    subject: `Confirmed: ${count} visits at ${visit.salon}, ${visit.service}`,
    preview: `The first: ${visit.when}.`,
    heading: "Your visits are confirmed",
    paragraphs: [
      dear(visit),
      `Your ${count} visits at ${visit.salon} are confirmed: ${visit.service}, on the dates below. The attached calendar file has all of them.`,
      "You pay at the salon, each time you come.",
    ],
    reason,
  }),

  moved: (visit: VisitWords, from: string, paid: boolean): Words => ({
    subject: `Your visit's new time: ${visit.service} at ${visit.salon}`,
    preview: when(visit),
    heading: from === "" ? "Your visit has a time" : "Your visit is moved",
    paragraphs: [
      dear(visit),
      `Your visit at ${visit.salon} ${from === "" ? "now has a time" : `is moved from ${from}`}. ${when(visit)}`,
      ...(paid ? ["What you paid stays the same."] : []),
    ],
    reason,
  }),

  otherEnd: (visit: VisitWords, until: string, paid: boolean): Words => ({
    subject: `Your visit now ends at ${until}: ${visit.service} at ${visit.salon}`,
    preview: when(visit),
    heading: "Your visit has a new end time",
    paragraphs: [
      dear(visit),
      `Your visit at ${visit.salon} begins as planned and now ends at ${until}. ${when(visit)}`,
      paid ? "What you paid stays the same." : "The price stays the same.",
    ],
    reason,
  }),

  changed: (visit: VisitWords, news: ChangeNews): Words => ({
    subject: `Your visit is changed: ${visit.service} at ${visit.salon}`,
    preview: when(visit),
    heading: "Your visit is changed",
    paragraphs: [
      dear(visit),
      `Your visit at ${visit.salon} is now: ${visit.service}. ${when(visit)}`,
      ...(news.paid === "" ? [] : [`You paid ${news.paid} for the change.`]),
      ...(news.toGift === "" ? [] : [`${news.toGift} is back on the gift card already.`]),
      ...(news.back === "" ? [] : [news.back]),
      ...(news.handBack === "" ? [] : [`${news.handBack} waits for you at the salon, where you paid it.`]),
      ...sessionLines(news),
    ],
    reason,
  }),

  changeLost: (visit: VisitWords, { sum, goesBack }: { sum: string; goesBack: string }): Words => ({
    subject: `Your visit at ${visit.salon} stays as it is`,
    preview: goesBack,
    heading: "Your visit stays as it is",
    paragraphs: [
      dear(visit),
      `Your payment of ${sum} arrived, but the visit could no longer be changed: the extra time was gone by then, or the visit had been changed meanwhile.`,
      goesBack,
    ],
    reason,
  }),

  cancelled: (visit: VisitWords, news: { bySalon: boolean; refund: Refund }): Words => ({
    subject: `Cancelled: ${visit.service} at ${visit.salon}`,
    preview: `${what(visit)}.`,
    heading: "Your visit is cancelled",
    paragraphs: [
      dear(visit),
      news.bySalon
        ? `We are sorry: we have to cancel your visit at ${visit.salon}, ${what(visit)}.`
        : `Your visit at ${visit.salon} is cancelled: ${what(visit)}.`,
      ...refundLines(news.refund),
      ...sessionLines(news.refund),
    ],
    reason,
  }),

  hourLost: (visit: VisitWords, news: Lost): Words => ({
    subject: `We are sorry: your hour at ${visit.salon} is gone`,
    preview: news.goesBack,
    heading: "We are sorry",
    paragraphs: [
      dear(visit),
      `Your payment arrived, but the hour could no longer be booked by then: ${what(visit)}. So nothing is booked.`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`These hours were free a moment ago: ${news.free.join("; ")}.`]),
    ],
    reason: "You get this e-mail because you paid for a visit that could not be booked.",
  }),

  hourOver: (visit: VisitWords, news: Lost): Words => ({
    subject: `We are sorry: your payment came after your hour at ${visit.salon}`,
    preview: news.goesBack,
    heading: "We are sorry",
    paragraphs: [
      dear(visit),
      `We heard of your payment only once the hour had passed: ${what(visit)}. So nothing is booked.`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`These hours were free a moment ago: ${news.free.join("; ")}.`]),
    ],
    reason: "You get this e-mail because you paid for a visit that could not be booked.",
  }),

  creditLost: (visit: VisitWords, news: Lost): Words => ({
    subject: `We are sorry: your gift card could no longer pay for your visit`,
    preview: news.goesBack,
    heading: "We are sorry",
    paragraphs: [
      dear(visit),
      `Your payment arrived when we no longer held the hour for you: ${what(visit)}. By then your gift card or package could no longer pay its part. So nothing is booked.`,
      news.goesBack,
      ...(news.free.length === 0 ? [] : [`These hours were free a moment ago: ${news.free.join("; ")}.`]),
    ],
    reason: "You get this e-mail because you paid for a visit that could not be booked.",
  }),

  reminder: (visit: VisitWords): Words => ({
    subject: `Reminder: ${visit.service}, ${visit.when}`,
    preview: when(visit),
    heading: "See you soon",
    paragraphs: [dear(visit), `This is to remind you of your visit at ${visit.salon}. ${when(visit)}`],
    notes: ["Can't come? Move or cancel your visit in My bookings, as long as its terms allow it."],
    reason: "You get this e-mail because you booked a visit and let us remind you of it.",
  }),

  reviewRequest: (visit: VisitWords): Words => ({
    subject: `How was your visit at ${visit.salon}?`,
    preview: "A few words help others to choose, and us to do better.",
    heading: "How was it?",
    paragraphs: [
      dear(visit),
      `Thank you for your visit: ${visit.service}. A few words and some stars help others to choose, and us to do better.`,
    ],
    reason: "You get this e-mail because you had a visit and let us ask you about it.",
  }),

  receipt: (visit: VisitWords, number: number): Words => ({
    subject: `${common.receiptNumber(number)} from ${visit.salon}`,
    preview: `What was paid for ${visit.service}.`,
    heading: "Your receipt",
    paragraphs: [dear(visit), `Thank you: this was paid for your visit at ${visit.salon}.`],
    reason: "You get this e-mail because you paid for a visit. It is your receipt; please keep it.",
  }),
};

/** What was paid for a change and what is refunded, already formatted; empty for nothing. */
interface ChangeNews {
  paid: string;
  toGift: string;
  /** Says where what cards paid goes. */
  back: string;
  handBack: string;
  /** What happened to the package's session when its service was removed; null without one. */
  session: Refund["session"];
}

/** The refund for a cancelled visit, with sums already formatted. */
export interface Refund {
  /** Empty when nothing was paid. */
  paid: string;
  /** Whether all of it is refunded. */
  all: boolean;
  /** What was returned to the gift card; empty for nothing. */
  toGift: string;
  /** What happened to the package's session that paid, and its worth; null without one. */
  session: { outcome: SessionOutcome; worth: string } | null;
  /** What is refunded to the card, and what its bank holds until it decides a dispute; empty for nothing. */
  toCard: string;
  held: string;
  /** What is handed back at the salon, where it was paid; empty for nothing. */
  atSalon: string;
  /** What waits there until the guest picks it up; empty for nothing. */
  waits: string;
}

function sessionLines({ session }: Pick<Refund, "session">): string[] {
  if (session === null) return [];
  return [
    {
      back: "The session is back in your package already.",
      over: "The session is back in your package, but the package has expired, so you can't book it. Call us, and we give back what it is worth.",
      to_card: `Your package was refunded, so the ${session.worth} for this session goes back to the card you paid with. Banks take five to ten days to show it.`,
      at_salon: `Your package was refunded, so the ${session.worth} for this session is handed back to you at the salon.`,
      lost: "Under the policy you booked with, the session of your package counts as used.",
    }[session.outcome],
  ];
}

function refundLines({ paid, all, toGift, toCard, held, atSalon, waits }: Refund): string[] {
  if (paid === "") return [];
  if ([toGift, toCard, held, atSalon, waits].every((sum) => sum === ""))
    return ["Under the policy you booked with, nothing goes back this time."];
  const part = all ? "" : ` of the ${paid} that you paid`;
  return [
    toGift && `${toGift}${part} is back on the gift card already.`,
    toCard && `${toCard}${part} goes back to the card you paid with. Banks take five to ten days to show it.`,
    held && `${held}${part} is with your bank until it decides your dispute. You get it either way.`,
    atSalon && `${atSalon}${part} is handed back to you at the salon.`,
    waits && `${waits}${part} waits for you at the salon, where you paid it. Please come by to collect it.`,
  ].filter(Boolean);
}

function dear({ name }: VisitWords): string {
  return name === "" ? "Hello," : `Dear ${name},`;
}

function when({ when: moment, masters }: VisitWords): string {
  if (moment === "") return "We will call you to arrange the day and the hour.";
  return `When: ${moment}${masters === "" ? "" : `, with ${masters}`}.`;
}

function what({ service, when: moment }: VisitWords): string {
  return moment === "" ? service : `${service} on ${moment}`;
}
