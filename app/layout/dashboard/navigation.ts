import type { IconName } from "#app/ui/iconNames.ts";
import type { Role } from "#contract/users.ts";

export interface Place {
  label: string;
  to: string;
  icon: IconName;
}

/** Where what needs the owner is listed; its link says how much. */
export const exceptionsPlace = "/dashboard/exceptions";

const userPlaces: Place[] = [
  { label: "User Home", to: "/dashboard/userHome", icon: "user" },
  { label: "my bookings", to: "/dashboard/myBookings", icon: "list" },
  { label: "ADD Review", to: "/dashboard/addReview", icon: "star" },
];

const adminPlaces: Place[] = [
  { label: "Admin Home", to: "/dashboard/adminHome", icon: "chart" },
  { label: "Calendar", to: "/dashboard/calendar", icon: "calendar" },
  { label: "add service", to: "/dashboard/service", icon: "plus" },
  { label: "Manage Bookings", to: "/dashboard/manageBookings", icon: "list" },
  { label: "Masters & Hours", to: "/dashboard/mastersAndHours", icon: "clock" },
  { label: "All Users", to: "/dashboard/users", icon: "users" },
  { label: "Messages", to: "/dashboard/messages", icon: "phone" },
  { label: "Reviews", to: "/dashboard/reviews", icon: "star" },
  { label: "Revenue", to: "/dashboard/revenue", icon: "card" },
  { label: "Salon", to: "/dashboard/salon", icon: "settings" },
  { label: "Exceptions", to: exceptionsPlace, icon: "alert" },
  { label: "E-mails", to: "/dashboard/deliveries", icon: "bell" },
];

const staffPlaces: Place[] = [
  { label: "Calendar", to: "/dashboard/calendar", icon: "calendar" },
  { label: "Manage Bookings", to: "/dashboard/manageBookings", icon: "list" },
  { label: "Messages", to: "/dashboard/messages", icon: "phone" },
];

/** Where both kinds of people can go besides. */
export const sharedPlaces: Place[] = [
  { label: "Home", to: "/", icon: "home" },
  { label: "Services", to: "/services", icon: "leaf" },
  { label: "Contact", to: "/contact", icon: "phone" },
];

/** The sidebar's first group. */
export function placesFor(role: Role): Place[] {
  return { admin: adminPlaces, staff: staffPlaces, customer: userPlaces }[role];
}

/** Where somebody's dashboard begins. */
export function homeOf(role: Role): string {
  return placesFor(role)[0]?.to ?? "/dashboard";
}

/** What a thumb reaches on a phone; an admin's last tab opens the drawer. */
export function tabsFor(role: Role): Place[] {
  return {
    admin: [
      { label: "Home", to: "/dashboard/adminHome", icon: "chart" },
      { label: "Calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "Bookings", to: "/dashboard/manageBookings", icon: "list" },
      { label: "Users", to: "/dashboard/users", icon: "users" },
    ] satisfies Place[],
    staff: [
      { label: "Calendar", to: "/dashboard/calendar", icon: "calendar" },
      { label: "Bookings", to: "/dashboard/manageBookings", icon: "list" },
    ] satisfies Place[],
    customer: [
      { label: "Home", to: "/dashboard/userHome", icon: "home" },
      { label: "Bookings", to: "/dashboard/myBookings", icon: "list" },
      { label: "Book", to: "/services", icon: "plus" },
      { label: "Review", to: "/dashboard/addReview", icon: "star" },
    ] satisfies Place[],
  }[role];
}
