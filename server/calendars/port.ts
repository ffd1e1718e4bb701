/** An hour in somebody's calendar. Its texts are plain; instants are epoch milliseconds. */
export interface CalendarEntry {
  /** Stays the same for good, so that a calendar moves the entry instead of adding another. */
  uid: string;
  /** Grows with every change: a calendar keeps the highest. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  status: "tentative" | "confirmed" | "cancelled";
  summary: string;
  description?: string;
  location?: string;
  url?: string;
}

/** What a calendar file is written for. */
export interface CalendarFrame {
  /** The salon's name. */
  company: string;
  /** When it is written. */
  now: number;
  /** The calendar's own name, where it is one to subscribe to. */
  name?: string;
  /** IANA name of the zone that it is about. Every instant in it is UTC. */
  zone?: string;
  /** The person that a mail invites, or tells that the hour is given up. */
  invitation?: { method: "request" | "cancel"; organizer: Person; attendee: Person };
}

interface Person {
  name: string;
  address: string;
}
