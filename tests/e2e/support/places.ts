/** Dashboard pages of anyone who is signed in. */
export const accountPlaces = [
  "/dashboard/userHome",
  "/dashboard/packages",
  "/dashboard/myBookings",
  "/dashboard/addReview",
  "/dashboard/profile",
  "/dashboard/settings",
  "/dashboard/membership",
  "/dashboard/giveGiftCard",
];

/** Dashboard pages of admins. */
export const adminPlaces = [
  "/dashboard/adminHome",
  "/dashboard/service",
  "/dashboard/manageBookings",
  "/dashboard/calendar",
  "/dashboard/guests",
  "/dashboard/waitingList",
  "/dashboard/revenue",
  "/dashboard/figures",
  "/dashboard/giftCards",
  "/dashboard/dailyClose",
  "/dashboard/exceptions",
  "/dashboard/deliveries",
  "/dashboard/site",
  "/dashboard/managePackages",
  "/dashboard/portfolio",
  "/dashboard/users",
  "/dashboard/offers",
  "/dashboard/programs",
  "/dashboard/mastersAndHours",
  "/dashboard/messages",
  "/dashboard/reviews",
  "/dashboard/salon",
];

export const publicPlaces = [
  "/",
  "/services",
  "/membership",
  "/contact",
  "/login",
  "/singup",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/unsubscribe",
  "/privacy",
  "/terms",
  "/offline",
];
