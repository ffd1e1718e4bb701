import { matchPath } from "react-router";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export interface DashboardPage {
  /** The path below /dashboard. */
  path: string;
  /** The owner may see staff pages, too, and everybody may see customers' pages. */
  who: "everybody" | "staff" | "owner";
  /** The title in the breadcrumb and in the browser's tab. */
  title: () => string;
  /** The route module that shows it. */
  screen: string;
}

type Name = {
  [Key in keyof typeof dashboardTexts]: (typeof dashboardTexts)[Key] extends string ? Key : never;
}[keyof typeof dashboardTexts];

const named = (name: Name) => () => textsNow(dashboardTexts)[name];

/** Every page of the dashboard except the booking page, which has its own route. */
export const dashboardPages: DashboardPage[] = [
  { path: "userHome", who: "everybody", title: named("userHome"), screen: "account/user-home" },
  { path: "myBookings", who: "everybody", title: named("myBookings"), screen: "account/my-bookings" },
  { path: "changeVisit/:id", who: "everybody", title: named("changeVisit"), screen: "account/change-visit" },
  { path: "receipts/:id", who: "everybody", title: named("receipt"), screen: "account/receipt" },
  { path: "payment", who: "everybody", title: named("payment"), screen: "account/payment" },
  { path: "membership", who: "everybody", title: named("membership"), screen: "account/membership" },
  {
    path: "membership/receipts/:id",
    who: "everybody",
    title: named("receipt"),
    screen: "account/membership-receipt",
  },
  { path: "giveGiftCard", who: "everybody", title: named("giveGiftCard"), screen: "account/give-gift-card" },
  { path: "packages", who: "everybody", title: named("packages"), screen: "account/packages" },
  { path: "addReview", who: "everybody", title: named("addReview"), screen: "account/add-review" },
  { path: "profile", who: "everybody", title: named("profile"), screen: "account/profile" },
  { path: "settings", who: "everybody", title: named("settings"), screen: "account/settings" },
  { path: "calendar", who: "staff", title: named("calendar"), screen: "admin/calendar" },
  { path: "manageBookings", who: "staff", title: named("manageBookings"), screen: "admin/manage-bookings" },
  { path: "guests/import", who: "owner", title: named("import"), screen: "admin/import" },
  { path: "guests/:id?", who: "staff", title: named("guests"), screen: "admin/guests" },
  { path: "waitingList", who: "staff", title: named("waitingList"), screen: "admin/waiting-list" },
  { path: "messages", who: "staff", title: named("messages"), screen: "admin/messages" },
  {
    path: "mastersAndHours",
    who: "owner",
    title: named("mastersAndHours"),
    screen: "admin/masters-and-hours",
  },
  { path: "adminHome", who: "owner", title: named("adminHome"), screen: "admin/admin-home" },
  { path: "service", who: "owner", title: named("addService"), screen: "admin/service" },
  { path: "offers", who: "owner", title: named("offers"), screen: "admin/offers" },
  { path: "managePackages", who: "owner", title: named("packages"), screen: "admin/packages" },
  { path: "users", who: "owner", title: named("allUsers"), screen: "admin/users" },
  { path: "revenue", who: "owner", title: named("revenue"), screen: "admin/revenue" },
  { path: "giftCards", who: "staff", title: named("giftCards"), screen: "admin/gift-cards" },
  { path: "dailyClose", who: "staff", title: named("dailyClose"), screen: "admin/daily-close" },
  { path: "figures", who: "owner", title: named("figures"), screen: "admin/figures" },
  { path: "reviews", who: "owner", title: named("reviews"), screen: "admin/reviews" },
  { path: "site", who: "owner", title: named("site"), screen: "admin/site" },
  { path: "portfolio", who: "owner", title: named("portfolio"), screen: "admin/portfolio" },
  { path: "salon", who: "owner", title: named("salon"), screen: "admin/salon" },
  { path: "exceptions", who: "owner", title: named("exceptions"), screen: "admin/exceptions" },
  { path: "deliveries", who: "owner", title: named("emails"), screen: "admin/deliveries" },
  { path: "programs", who: "owner", title: named("programs"), screen: "admin/programs" },
];

/** The page at a path, with or without a language prefix; undefined if it is not in the list. */
export function dashboardPage(pathname: string): DashboardPage | undefined {
  const [, below = ""] = pathname.split("/dashboard");
  return dashboardPages.find(({ path }) => matchPath(`/${path}`, below));
}
