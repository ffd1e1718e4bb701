import type { DeskCounts } from "#app/data/desk-news.ts";
import type { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { Role } from "#contract/users.ts";

type PlaceName = {
  [Name in keyof typeof dashboardTexts]: (typeof dashboardTexts)[Name] extends string ? Name : never;
}[keyof typeof dashboardTexts];

export interface Place {
  /** A key of dashboardTexts. */
  label: PlaceName;
  to: string;
  icon: IconName;
  /** Which of the desk's counts to show beside it. */
  count?: Exclude<keyof DeskCounts, "today">;
  /** Somebody waits for an answer, or for money. */
  isUrgent?: boolean;
}

export interface PlaceGroup {
  /** A key of dashboardTexts; null for a customer's few places. */
  label: PlaceName | null;
  places: Place[];
}

const calendar: Place = { label: "calendar", to: "/dashboard/calendar", icon: "calendar" };
const bookings: Place = {
  label: "manageBookings",
  to: "/dashboard/manageBookings",
  icon: "list",
  count: "toConfirm",
};
const guests: Place = { label: "guests", to: "/dashboard/guests", icon: "user" };
const waiting: Place = { label: "waitingList", to: "/dashboard/waitingList", icon: "hourglass" };
const messages: Place = {
  label: "messages",
  to: "/dashboard/messages",
  icon: "message",
  count: "messages",
  isUrgent: true,
};

const dailyClose: Place = { label: "dailyClose", to: "/dashboard/dailyClose", icon: "till" };
const giftCards: Place = { label: "giftCards", to: "/dashboard/giftCards", icon: "gift" };

const userGroups: PlaceGroup[] = [
  {
    label: null,
    places: [
      { label: "userHome", to: "/dashboard/userHome", icon: "user" },
      { label: "myBookings", to: "/dashboard/myBookings", icon: "list" },
      { label: "addReview", to: "/dashboard/addReview", icon: "star" },
    ],
  },
];

const adminGroups: PlaceGroup[] = [
  {
    label: "today",
    places: [
      { label: "adminHome", to: "/dashboard/adminHome", icon: "chart" },
      calendar,
      bookings,
      guests,
      waiting,
    ],
  },
  {
    label: "salon",
    places: [
      { label: "addService", to: "/dashboard/service", icon: "plus" },
      { label: "offers", to: "/dashboard/offers", icon: "tag" },
      { label: "packages", to: "/dashboard/managePackages", icon: "stack" },
      { label: "mastersAndHours", to: "/dashboard/mastersAndHours", icon: "clock" },
      { label: "reviews", to: "/dashboard/reviews", icon: "star", count: "reviews" },
      messages,
      { label: "site", to: "/dashboard/site", icon: "window" },
      { label: "portfolio", to: "/dashboard/portfolio", icon: "picture" },
    ],
  },
  {
    label: "money",
    places: [
      { label: "revenue", to: "/dashboard/revenue", icon: "card" },
      { label: "figures", to: "/dashboard/figures", icon: "trend" },
      dailyClose,
      {
        label: "exceptions",
        to: "/dashboard/exceptions",
        icon: "alert",
        count: "exceptions",
        isUrgent: true,
      },
      giftCards,
    ],
  },
  { label: "people", places: [{ label: "allUsers", to: "/dashboard/users", icon: "users" }] },
  {
    label: "settings",
    places: [
      { label: "salon", to: "/dashboard/salon", icon: "shop" },
      { label: "emails", to: "/dashboard/deliveries", icon: "mail" },
      { label: "programs", to: "/dashboard/programs", icon: "laptop" },
    ],
  },
];

const staffGroups: PlaceGroup[] = [
  { label: "today", places: [calendar, bookings, guests, waiting] },
  { label: "salon", places: [messages] },
  { label: "money", places: [dailyClose, giftCards] },
];

/** Places that staff and customers share. */
export const sharedPlaces: Place[] = [
  { label: "home", to: "/", icon: "home" },
  { label: "services", to: "/services", icon: "leaf" },
  { label: "contact", to: "/contact", icon: "phone" },
];

/** Whether a page is a place, stands below it or belongs to it, as a receipt belongs to My bookings. */
export function isAt(place: string, pathname: string): boolean {
  const page = pathname.replace(/^\/dashboard\/(receipts|changeVisit)\//, "/dashboard/myBookings/");
  return page === place || page.startsWith(`${place}/`);
}

/** The sidebar's groups, in order. */
export function groupsFor(role: Role): PlaceGroup[] {
  return { admin: adminGroups, staff: staffGroups, customer: userGroups }[role];
}

/** The tabs within a thumb's reach on a phone. An admin's last tab opens the drawer. */
export function tabsFor(role: Role): Place[] {
  return {
    admin: [
      { label: "home", to: "/dashboard/adminHome", icon: "chart" },
      { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "bookings", to: "/dashboard/manageBookings", icon: "list", count: "toConfirm" },
      guests,
    ] satisfies Place[],
    staff: [
      { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "bookings", to: "/dashboard/manageBookings", icon: "list", count: "toConfirm" },
      guests,
    ] satisfies Place[],
    customer: [
      { label: "home", to: "/dashboard/userHome", icon: "home" },
      { label: "bookings", to: "/dashboard/myBookings", icon: "list" },
      { label: "book", to: "/services", icon: "plus" },
      { label: "review", to: "/dashboard/addReview", icon: "star" },
    ] satisfies Place[],
  }[role];
}
