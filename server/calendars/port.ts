/** An entry in somebody's calendar. Its texts are plain, its times are epoch milliseconds. */
export interface CalendarEntry {
  /** Never changes, so that a calendar moves the entry instead of adding another. */
  uid: string;
  /** Increases with every change. A calendar keeps the highest. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  status: "tentative" | "confirmed" | "cancelled";
  summary: string;
  description?: string;
  location?: string;
  url?: string;
}

/** The context of a calendar file. */
export interface CalendarFrame {
  /** The salon's name. */
  company: string;
  /** When it is written. */
  now: number;
  /** The calendar's own name, if people can subscribe to it. */
  name?: string;
  /** IANA name of its time zone. All times in the file are UTC. */
  zone?: string;
  /** The person that a mail invites, or tells of a cancellation. */
  invitation?: { method: "request" | "cancel"; organizer: Person; attendee: Person };
}

interface Person {
  name: string;
  address: string;
}
