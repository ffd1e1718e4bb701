import { texts } from "#app/texts/texts.ts";

/** The services page, and what a service is called with anywhere. */
export const servicesTexts = texts("servicesTexts", {
  title: "Our Services",
  description: "Every service of the salon with its price, its time and its masters.",
  banner: "OUR AMAZING SERVICES",
  services: "Services",
  none: "No services yet",
  noneText: "The list is being written. Come back soon.",
  book: "Book Appointment",
  pleaseLogin: "Please Login to booking appointment",
  notLogin: "You are not login",
  cancel: "Cancel",
  loginNow: "Login Now",
  createAnAccount: "Create an Account",
  withMaster: (name: string) => `with ${name}`,
  time: "Time",
  masters: "Masters",
  nextOpening: "Next opening",
  askAtDesk: "Ask at the desk",
  today: "Today",
  tomorrow: "Tomorrow",
  /** before a price */
  from: "from",
  /** What a member pays, after the price. */
  members: (price: string) => `members ${price}`,
});
