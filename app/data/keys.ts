/** The query keys. Invalidating a key invalidates every longer key that begins with it. */
export const keys = {
  apiKeys: ["apiKeys"],
  /** Free slots. */
  availability: ["availability"],
  bookings: ["bookings"],
  calendar: ["calendar"],
  calendarFeeds: ["calendar-feed"],
  /** What cancelling a visit would give back. */
  cancellations: ["cancellation"],
  cards: ["cards"],
  /** What waits at the desk, and its news. */
  deskNews: ["desk-news"],
  dailyClose: ["daily-close"],
  deliveries: ["deliveries"],
  devices: ["devices"],
  exceptions: ["exceptions"],
  figures: ["figures"],
  guests: ["guests"],
  /** The slot held for the customer. */
  held: ["held"],
  masters: ["masters"],
  me: ["me"],
  membership: ["membership"],
  messages: ["messages"],
  offers: ["offers"],
  packages: ["packages"],
  /** What became of a payment. */
  payment: ["payment"],
  passkeys: ["passkeys"],
  giftCard: ["giftCard"],
  quotes: ["quote"],
  revenue: ["revenue"],
  reviews: ["reviews"],
  rooms: ["rooms"],
  salonSettings: ["salonSettings"],
  schedules: ["schedules"],
  secondFactor: ["second-factor"],
  services: ["services"],
  /** Gift cards as the desk lists them. */
  soldGiftCards: ["soldGiftCards"],
  setup: ["setup"],
  /** The draft of the public pages, and the publications. */
  site: ["site"],
  users: ["users"],
  /** The waiting list: one's own, and the salon's. */
  waiting: ["waiting"],
  webhooks: ["webhooks"],
  /** Every work of the portfolio. */
  works: ["works"],
} as const;

/** What a change to a visit makes stale: days, lists, news, the guest, packages and revenue. */
export const ofVisits = [
  keys.calendar,
  keys.bookings,
  keys.dailyClose,
  keys.deskNews,
  keys.guests,
  keys.packages,
  keys.revenue,
];
