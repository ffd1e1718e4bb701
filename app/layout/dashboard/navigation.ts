import type { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import type { Role } from "#contract/users.ts";

type PlaceName = {
  [Name in keyof typeof dashboardTexts]: (typeof dashboardTexts)[Name] extends string ? Name : never;
}[keyof typeof dashboardTexts];

export interface Place {
  /** Its name in dashboardTexts. */
  label: PlaceName;
  to: string;
  icon: IconName;
}

/** Where what needs the owner is listed; its link says how much. */
export const exceptionsPlace = "/dashboard/exceptions";

const userPlaces: Place[] = [
  { label: "userHome", to: "/dashboard/userHome", icon: "user" },
  { label: "myBookings", to: "/dashboard/myBookings", icon: "list" },
  { label: "addReview", to: "/dashboard/addReview", icon: "star" },
];

const adminPlaces: Place[] = [
  { label: "adminHome", to: "/dashboard/adminHome", icon: "chart" },
  { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
  { label: "addService", to: "/dashboard/service", icon: "plus" },
  { label: "manageBookings", to: "/dashboard/manageBookings", icon: "list" },
  { label: "mastersAndHours", to: "/dashboard/mastersAndHours", icon: "clock" },
  { label: "allUsers", to: "/dashboard/users", icon: "users" },
  { label: "messages", to: "/dashboard/messages", icon: "phone" },
  { label: "reviews", to: "/dashboard/reviews", icon: "star" },
  { label: "revenue", to: "/dashboard/revenue", icon: "card" },
  { label: "salon", to: "/dashboard/salon", icon: "settings" },
  { label: "exceptions", to: exceptionsPlace, icon: "alert" },
  { label: "emails", to: "/dashboard/deliveries", icon: "bell" },
];

const staffPlaces: Place[] = [
  { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
  { label: "manageBookings", to: "/dashboard/manageBookings", icon: "list" },
  { label: "messages", to: "/dashboard/messages", icon: "phone" },
];

/** Where both kinds of people can go besides. */
export const sharedPlaces: Place[] = [
  { label: "home", to: "/", icon: "home" },
  { label: "services", to: "/services", icon: "leaf" },
  { label: "contact", to: "/contact", icon: "phone" },
];

/** The sidebar's first group. */
export function placesFor(role: Role): Place[] {
  return { admin: adminPlaces, staff: staffPlaces, customer: userPlaces }[role];
}

/** What a thumb reaches on a phone; an admin's last tab opens the drawer. */
export function tabsFor(role: Role): Place[] {
  return {
    admin: [
      { label: "home", to: "/dashboard/adminHome", icon: "chart" },
      { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "bookings", to: "/dashboard/manageBookings", icon: "list" },
      { label: "users", to: "/dashboard/users", icon: "users" },
    ] satisfies Place[],
    staff: [
      { label: "calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "bookings", to: "/dashboard/manageBookings", icon: "list" },
    ] satisfies Place[],
    customer: [
      { label: "home", to: "/dashboard/userHome", icon: "home" },
      { label: "bookings", to: "/dashboard/myBookings", icon: "list" },
      { label: "book", to: "/services", icon: "plus" },
      { label: "review", to: "/dashboard/addReview", icon: "star" },
    ] satisfies Place[],
  }[role];
}
