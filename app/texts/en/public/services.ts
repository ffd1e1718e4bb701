import { texts } from "#app/texts/texts.ts";

/** The services page, and the words for services anywhere. */
export const servicesTexts = texts("servicesTexts", {
  title: "Our Services",
  description: "Every service of the salon with its price, its time and its masters.",
  banner: "OUR AMAZING SERVICES",
  services: "Services",
  none: "No services yet",
  noneText: "The list is being written. Come back soon.",
  book: "Book Appointment",
  masters: "Masters",
  nextOpening: "First free hour",
  changingYourMind: "Changing your mind",
  /** Until how many hours before a visit everything is refunded. */
  freeUntil: (hours: number) =>
    hours === 0
      ? "Free until it begins"
      : hours % 24 === 0
        ? `Free until ${hours / 24} ${hours === 24 ? "day" : "days"} before`
        : `Free until ${hours} ${hours === 1 ? "hour" : "hours"} before`,
  search: "Search services",
  searchHint: "oil, brows, bridal",
  searchFailed: "The search did not load. Clear it to see all services.",
  categories: "Categories",
  otherServices: "Others",
  servicesOf: (category: string) => `${category} services`,
  /** Two times, the shorter one first. */
  fromTo: (fewest: string, most: string) => `${fewest} to ${most}`,
  /** The total price and minutes of a choice. */
  sum: (price: string, minutes: string) => `${price}, ${minutes}`,
  askAtDesk: "Ask at the desk",
  today: "Today",
  tomorrow: "Tomorrow",
  from: (price: string) => `from ${price}`,
  /** The member price, after the price. */
  members: (price: string) => `members ${price}`,
});
