import { z } from "zod";
import { id } from "#contract/fields.ts";

const byId = z.strictObject({ id });
const deleted = z.object({ deletedCount: z.number().int() });

/** A private link to a calendar, as far as it is known after it was made. */
const CalendarFeed = z.object({
  /** Null: there is none. */
  createdAt: z.string().nullable(),
});

/** The link itself, told once: only a hash of it is kept. */
const NewCalendarFeed = z.object({ url: z.string(), createdAt: z.string() });

/** The calls about private links to calendars. */
export const calendarFeedCalls = {
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
  readMailedVisit: {
    summary: "The calendar file of a visit, behind the link of its mail",
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.string(),
    media: "text/calendar",
  },
  readFeed: {
    summary: "The calendar behind a private link",
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: z.string(),
    media: "text/calendar",
  },
};
