import { z } from "zod";
import { CalendarFeed, NewCalendarFeed } from "#contract/calendar-feeds.ts";
import { DeliveriesQuery, DeliveryList } from "#contract/deliveries.ts";
import { id } from "#contract/fields.ts";

const byId = z.strictObject({ id });
const deleted = z.object({ deletedCount: z.number().int() });
const modified = z.object({ modifiedCount: z.number().int() });

/** The calls about mails and calendars. */
export const noticeCalls = {
  unsubscribe: {
    summary: "Stop a kind of mail, by the link in one of them",
    body: z.strictObject({ token: z.string().min(1).max(500) }),
    answer: modified,
  },
  listDeliveries: {
    summary: "Mails: sent, waiting, given up",
    query: DeliveriesQuery,
    answer: DeliveryList,
  },
  sendAgain: { summary: "Try a mail that was given up once more", params: byId, answer: modified },
  readMyFeed: { summary: "Whether there is a link to one's own calendar", answer: CalendarFeed },
  createMyFeed: {
    summary: "A new link to one's own calendar, in place of the old one",
    answer: NewCalendarFeed,
  },
  deleteMyFeed: { summary: "Revoke the link to one's own calendar", answer: deleted },
  readMasterFeed: {
    summary: "Whether there is a link to a master's calendar",
    params: byId,
    answer: CalendarFeed,
  },
  createMasterFeed: {
    summary: "A new link to a master's calendar, in place of the old one",
    params: byId,
    answer: NewCalendarFeed,
  },
  deleteMasterFeed: { summary: "Revoke the link to a master's calendar", params: byId, answer: deleted },
  readFeed: {
    summary: "The calendar behind a private link",
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: z.string(),
    media: "text/calendar",
  },
};
