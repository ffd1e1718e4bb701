import type { IconName } from "#app/ui/iconNames.ts";

export interface Place {
  label: string;
  to: string;
  icon: IconName;
}

const userPlaces: Place[] = [
  { label: "User Home", to: "/dashboard/userHome", icon: "user" },
  { label: "my bookings", to: "/dashboard/myBookings", icon: "list" },
  { label: "ADD Review", to: "/dashboard/addReview", icon: "star" },
];

const adminPlaces: Place[] = [
  { label: "Admin Home", to: "/dashboard/adminHome", icon: "chart" },
  { label: "add service", to: "/dashboard/service", icon: "plus" },
  { label: "Manage Bookings", to: "/dashboard/manageBookings", icon: "list" },
  { label: "All Users", to: "/dashboard/users", icon: "users" },
  { label: "Revenue", to: "/dashboard/revenue", icon: "card" },
];

/** Where both kinds of people can go besides. */
export const sharedPlaces: Place[] = [
  { label: "Home", to: "/", icon: "home" },
  { label: "Services", to: "/services", icon: "leaf" },
  { label: "Contact", to: "/contact", icon: "phone" },
];

/** The sidebar's first group. */
export function placesFor(isAdmin: boolean): Place[] {
  return isAdmin ? adminPlaces : userPlaces;
}

/** What a thumb reaches on a phone; an admin's last tab opens the drawer. */
export function tabsFor(isAdmin: boolean): Place[] {
  return isAdmin
    ? [
        { label: "Home", to: "/dashboard/adminHome", icon: "chart" },
        { label: "Bookings", to: "/dashboard/manageBookings", icon: "list" },
        { label: "Service", to: "/dashboard/service", icon: "plus" },
        { label: "Users", to: "/dashboard/users", icon: "users" },
      ]
    : [
        { label: "Home", to: "/dashboard/userHome", icon: "home" },
        { label: "Bookings", to: "/dashboard/myBookings", icon: "list" },
        { label: "Book", to: "/services", icon: "plus" },
        { label: "Review", to: "/dashboard/addReview", icon: "star" },
      ];
}
