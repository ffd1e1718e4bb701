import { z } from "zod";
import { byId, deleted } from "#contract/fields.ts";

/** A private calendar link, as shown after it was made. */
const CalendarFeed = z.object({
  /** Null if there is none. */
  createdAt: z.string().nullable(),
});

/** The link itself. It is shown only once, since only its hash is kept. */
const NewCalendarFeed = z.object({ url: z.string(), createdAt: z.string() });

/** The calls for private calendar links. */
export const calendarFeedCalls = {
  readMyFeed: {
    summary: "Check whether you have a calendar feed",
    description: "`createdAt` is null if there is none. The address is not included.",
    answer: CalendarFeed,
  },
  createMyFeed: {
    summary: "Create your calendar feed",
    description: "Replaces the previous one. The response is the only one that contains the address.",
    answer: NewCalendarFeed,
  },
  deleteMyFeed: {
    summary: "Delete your calendar feed",
    description: "Its address stops working.",
    answer: deleted,
  },
  readMasterFeed: {
    summary: "Check whether a master has a calendar feed",
    description: "`createdAt` is null if there is none. The address is not included.",
    params: byId,
    answer: CalendarFeed,
  },
  createMasterFeed: {
    summary: "Create a master's calendar feed",
    description: "Replaces the previous one. The response is the only one that contains the address.",
    params: byId,
    answer: NewCalendarFeed,
  },
  deleteMasterFeed: {
    summary: "Delete a master's calendar feed",
    description: "Its address stops working.",
    params: byId,
    answer: deleted,
  },
  readMailedVisit: {
    summary: "Download a booking's calendar file by link",
    description: "The token is part of the link in the customer's mail.",
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: z.string(),
    media: "text/calendar",
  },
  readFeed: {
    summary: "Retrieve a calendar feed",
    description: "For calendar programs. Its address is its secret, so no token is needed.",
    params: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: z.string(),
    media: "text/calendar",
  },
};
