import type { Handlers } from "#server/http/handler.ts";
import { bookingHandlers } from "#server/http/handlers/bookings.ts";
import { calendarFeedHandlers } from "#server/http/handlers/calendar-feeds.ts";
import { catalogueHandlers } from "#server/http/handlers/catalogue.ts";
import { checkoutHandlers } from "#server/http/handlers/checkout.ts";
import { contactHandlers } from "#server/http/handlers/contact.ts";
import { dailyCloseHandlers } from "#server/http/handlers/daily-close.ts";
import { deliveryHandlers } from "#server/http/handlers/deliveries.ts";
import { deskChangeHandlers } from "#server/http/handlers/desk-changes.ts";
import { deskNewsHandlers } from "#server/http/handlers/desk-news.ts";
import { figureHandlers } from "#server/http/handlers/figures.ts";
import { frontDeskHandlers } from "#server/http/handlers/front-desk.ts";
import { giftCardHandlers } from "#server/http/handlers/gift-cards.ts";
import { guestHandlers } from "#server/http/handlers/guests.ts";
import { importHandlers } from "#server/http/handlers/imports.ts";
import { membershipHandlers } from "#server/http/handlers/membership.ts";
import { moneyHandlers } from "#server/http/handlers/money.ts";
import { offerHandlers } from "#server/http/handlers/offers.ts";
import { packageHandlers } from "#server/http/handlers/packages.ts";
import { pictureHandlers } from "#server/http/handlers/pictures.ts";
import { portfolioHandlers } from "#server/http/handlers/portfolio.ts";
import { programHandlers } from "#server/http/handlers/programs.ts";
import { reviewHandlers } from "#server/http/handlers/reviews.ts";
import { scheduleHandlers } from "#server/http/handlers/schedules.ts";
import { setupHandlers } from "#server/http/handlers/setup.ts";
import { siteHandlers } from "#server/http/handlers/site.ts";
import { userHandlers } from "#server/http/handlers/users.ts";
import { visitChangeHandlers } from "#server/http/handlers/visit-changes.ts";
import { visitHandlers } from "#server/http/handlers/visits.ts";
import { waitingHandlers } from "#server/http/handlers/waiting.ts";

/** The handlers of all calls. A call of the contract without a handler does not compile. */
export const handlers: Handlers = {
  ...userHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...bookingHandlers,
  ...visitHandlers,
  ...visitChangeHandlers,
  ...waitingHandlers,
  ...frontDeskHandlers,
  ...deskChangeHandlers,
  ...deskNewsHandlers,
  ...scheduleHandlers,
  ...reviewHandlers,
  ...contactHandlers,
  ...pictureHandlers,
  ...portfolioHandlers,
  ...moneyHandlers,
  ...figureHandlers,
  ...dailyCloseHandlers,
  ...membershipHandlers,
  ...offerHandlers,
  ...giftCardHandlers,
  ...packageHandlers,
  ...deliveryHandlers,
  ...setupHandlers,
  ...programHandlers,
  ...calendarFeedHandlers,
  ...guestHandlers,
  ...importHandlers,
  ...siteHandlers,
};
