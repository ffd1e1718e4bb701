import type { CallName } from "#contract/paths.ts";
import { asked } from "#server/http/documentation/fields/catalogue.ts";
import type { FieldMeanings } from "#server/http/documentation/fields/common.ts";

/** When customers may cancel and move, and what cancelling refunds. */
export const policy: FieldMeanings = {
  refunds: "What cancelling refunds, from the longest notice to the shortest.",
  "policy.refunds.noticeHours": "Least notice before the visit, in hours.",
  "policy.refunds.percent": "Part of what was paid that is refunded, in percent.",
  graceMinutes: "Minutes after booking in which cancelling refunds everything.",
  cancelNoticeHours: "Hours before the visit until which customers can cancel it themselves.",
  moveNoticeHours: "Hours before the visit until which customers can move it themselves.",
};

/** The salon's settings. */
export const settings: FieldMeanings = {
  ...policy,
  ...asked,
  name: "Name of the salon.",
  address: "Lines of the salon's address.",
  phone: "Phone number of the salon; may be empty.",
  email: "E-mail address of the salon; may be empty.",
  hours: "Opening hours of a week; a weekday without hours is closed.",
  policy: "Terms of later bookings; earlier ones keep theirs.",
  taxName: "Name of the tax on receipts; null for none.",
  taxPercent: "Rate of the tax that prices include, in percent with at most two decimals.",
  membershipPrice: "Price of a year's membership in dollars; null if none is sold.",
  deposit: "What customers pay at booking; null for the full price.",
  depositRules: "When customers pay something else; of several rules, the one that charges most applies.",
  above: "Rule for visits at or above a price; null for none.",
  "depositRules.above.price": "Least price of such a visit in dollars.",
  ask: "What is paid at booking.",
  newGuests: "What first-time customers pay at booking; null for no such rule.",
  members: "What members pay at booking; null for no such rule.",
  fullAfterNoShows: "Number of missed visits after which a customer pays in full; null for no such rule.",
  frameSites: "Sites that may show `/book` in a frame, as origins such as `https://www.example.com`.",
  slotStepMinutes: "Minutes between the starts that customers can choose, in steps of five.",
  leadMinutes: "Least time between booking and visit, in minutes, in steps of five.",
  horizonDays: "How many days ahead customers can book.",
  holdMinutes: "Minutes for which an hour is held while the customer pays.",
  waitingOrder: "Who on the waiting list is asked first: who joined `first`, or the visit `worth` most.",
  textsPerDay: "Most texts in a day, of which a fifth is reserved for codes.",
};

/** What fields of the salon's settings and of its setup mean. */
export const settingsFields = {
  saveSalonSettings: {
    ...settings,
    nameBn: "Name in Bangla; empty or null removes it.",
    addressBn: "Lines of the address in Bangla; none removes it.",
    seen: "Settings that you read; if somebody has changed one of yours since, the call fails.",
  },
  planOpening: { date: "Opening day in the salon's time zone; null clears it." },
} satisfies Partial<Record<CallName, FieldMeanings>>;
