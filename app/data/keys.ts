/** Under which names answers are kept. What is made stale under a name is stale under every longer one. */
export const keys = {
  apiKeys: ["apiKeys"],
  /** Free hours. */
  availability: ["availability"],
  bookings: ["bookings"],
  calendar: ["calendar"],
  calendarFeeds: ["calendar-feed"],
  /** What cancelling a visit would give back. */
  cancellations: ["cancellation"],
  cards: ["cards"],
  /** What waits at the desk, and what is new there. */
  deskNews: ["desk-news"],
  dailyClose: ["daily-close"],
  deliveries: ["deliveries"],
  devices: ["devices"],
  exceptions: ["exceptions"],
  figures: ["figures"],
  guests: ["guests"],
  /** The hour that is kept for the customer. */
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
  /** The draft of the public pages, and what was published. */
  site: ["site"],
  users: ["users"],
  /** The waiting list: one's own, and the salon's. */
  waiting: ["waiting"],
  webhooks: ["webhooks"],
  /** Every work of the portfolio. */
  works: ["works"],
} as const;

/** What a change of a visit makes stale: the days, the lists, the news, the guest, packages and what was taken. */
export const ofVisits = [
  keys.calendar,
  keys.bookings,
  keys.dailyClose,
  keys.deskNews,
  keys.guests,
  keys.packages,
  keys.revenue,
];
