import type { Handlers } from "#server/http/handler.ts";
import { bookingHandlers } from "#server/http/handlers/bookings.ts";
import { catalogueHandlers } from "#server/http/handlers/catalogue.ts";
import { contentHandlers } from "#server/http/handlers/content.ts";
import { exceptionHandlers } from "#server/http/handlers/exceptions.ts";
import { frontDeskHandlers } from "#server/http/handlers/front-desk.ts";
import { imageHandlers } from "#server/http/handlers/images.ts";
import { moneyHandlers } from "#server/http/handlers/money.ts";
import { noticeHandlers } from "#server/http/handlers/notices.ts";
import { purseHandlers } from "#server/http/handlers/purse.ts";
import { receiptHandlers } from "#server/http/handlers/receipts.ts";
import { roomHandlers } from "#server/http/handlers/rooms.ts";
import { scheduleHandlers } from "#server/http/handlers/schedules.ts";
import { settingsHandlers } from "#server/http/handlers/settings.ts";
import { userHandlers } from "#server/http/handlers/users.ts";
import { visitHandlers } from "#server/http/handlers/visits.ts";

/** Every call's handler: a call of the contract without one does not compile. */
export const handlers: Handlers = {
  ...userHandlers,
  ...catalogueHandlers,
  ...bookingHandlers,
  ...visitHandlers,
  ...frontDeskHandlers,
  ...scheduleHandlers,
  ...contentHandlers,
  ...moneyHandlers,
  ...exceptionHandlers,
  ...receiptHandlers,
  ...purseHandlers,
  ...imageHandlers,
  ...roomHandlers,
  ...settingsHandlers,
  ...noticeHandlers,
};
