import { z } from "zod";

/** A private link to a calendar, as far as it is known after it was made. */
export const CalendarFeed = z.object({
  /** Null: there is none. */
  createdAt: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The link itself, told once: only a hash of it is kept. */
export const NewCalendarFeed = z.object({ url: z.string(), createdAt: z.string() });
