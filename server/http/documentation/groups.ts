import { type CallName, methodAndPath } from "#contract/paths.ts";

/** Calls that are listed together, in the order of the page; `words` are the first words of their paths. */
const groups: readonly { name: string; description: string; words: readonly string[] }[] = [
  { name: "Authentication", description: "Tokens for people who have signed in.", words: ["jwt"] },
  { name: "Account", description: "The account of the person who makes the call.", words: ["me"] },
  {
    name: "Services",
    description: "What customers can book, with variants and add-ons.",
    words: ["services"],
  },
  {
    name: "Masters",
    description: "The people who perform services, and their schedules.",
    words: ["masters"],
  },
  { name: "Availability", description: "Hours at which services can be booked.", words: ["availability"] },
  {
    name: "Payments",
    description: "Quotes, holds, payments and saved cards of a customer.",
    words: ["quote", "create-payment-intent", "purchases", "payments", "cards"],
  },
  {
    name: "Bookings",
    description: "Visits that a customer or the front desk has booked.",
    words: ["bookings", "mailed-visits"],
  },
  {
    name: "Front desk",
    description: "The day's calendar, and bookings without a card payment.",
    words: ["calendar", "desk-bookings", "desk-rows", "desk-quotes", "desk-news", "holds"],
  },
  {
    name: "Waiting list",
    description: "Customers who wait for an hour, and hours that are offered to them.",
    words: ["waiting", "offered-hours"],
  },
  {
    name: "Guests",
    description: "Everybody the front desk knows, with or without an account.",
    words: ["guests", "guest-notes", "guest-merges"],
  },
  { name: "Memberships", description: "Years of membership.", words: ["membership", "memberships"] },
  { name: "Gift cards", description: "Credit that pays for bookings.", words: ["gift-cards"] },
  { name: "Packages", description: "Sessions of one service, sold together.", words: ["packages"] },
  { name: "Offers", description: "Discount codes.", words: ["offers"] },
  { name: "Reviews", description: "What customers say about the salon.", words: ["reviews"] },
  { name: "Portfolio", description: "Pictures of the salon's work.", words: ["portfolio"] },
  { name: "Images", description: "Uploaded pictures.", words: ["images"] },
  {
    name: "Contact messages",
    description: "What visitors write to the salon.",
    words: ["contact-messages"],
  },
  { name: "Salon", description: "The salon and its settings.", words: ["salon", "salon-settings"] },
  { name: "Rooms", description: "Rooms and equipment that services need.", words: ["rooms"] },
  { name: "Time off", description: "Time that a master is away or kept free.", words: ["time-off"] },
  { name: "Special hours", description: "Dates with different hours.", words: ["hours-exceptions"] },
  { name: "Users", description: "Everybody with an account.", words: ["users"] },
  { name: "Invitations", description: "Invitations to the salon's team.", words: ["invitations"] },
  { name: "Reports", description: "Revenue and performance.", words: ["revenue", "figures"] },
  {
    name: "Daily closes",
    description: "What is in the till at the end of a day.",
    words: ["daily-close", "daily-closes"],
  },
  {
    name: "Exceptions",
    description: "Payments, disputes and other work that needs a person.",
    words: ["exceptions"],
  },
  {
    name: "Deliveries",
    description: "Mails and texts that the salon sends.",
    words: ["deliveries", "unsubscriptions"],
  },
  { name: "Calendar feeds", description: "Calendars that other programs subscribe to.", words: ["feeds"] },
  { name: "API keys", description: "Keys of other programs.", words: ["api-keys"] },
  {
    name: "Webhooks",
    description: "Endpoints that are notified of events.",
    words: ["webhooks", "webhook-messages"],
  },
  {
    name: "Imports and exports",
    description: "Files from and for other systems.",
    words: ["imports", "exports"],
  },
  { name: "Public site", description: "Texts and pictures of the public pages.", words: ["site"] },
  { name: "Setup", description: "The steps to open a new salon.", words: ["setup"] },
];

/** The group of a call. */
export function groupOf(name: CallName): string {
  const [, word = ""] = methodAndPath(name).path.split("/");
  return groups.find(({ words }) => words.includes(word))?.name ?? word;
}

/** All groups of calls, as OpenAPI's tags. @param names of the calls */
export function tagsOf(names: readonly CallName[]): { name: string; description?: string }[] {
  const described = groups.map(({ name, description }) => ({ name, description }));
  const others = new Set(names.map(groupOf).filter((name) => !groups.some((group) => group.name === name)));
  return [...described, ...[...others].map((name) => ({ name }))];
}
