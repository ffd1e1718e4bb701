import type { WallSpan } from "#domain/time/wall-span.ts";

/** Asks for anyone who is free. */
export const ANYONE = "any";

/** The salon's rules that decide which slots there are. */
export interface SalonRules {
  /** IANA name. */
  zone: string;
  /** Customers start at multiples of this from local midnight. A multiple of five. */
  slotStepMinutes: number;
  /** Customers book at least this long ahead. */
  leadMinutes: number;
  /** Customers book up to this many days after today. 0 is today only. */
  horizonDays: number;
}

/** Hours that repeat every week. 0 is Sunday. Several on one weekday leave breaks between them. */
export interface WeeklySpan extends WallSpan {
  weekday: number;
}

/**
 * Replaces the weekly hours of the salon (masterId null) or of one master on the dates `from` to `to`, both included.
 * No spans means closed. If several overlap, only hours that all of them leave open are open.
 */
export interface SpecialHours {
  masterId: string | null;
  from: string;
  to: string;
  spans: readonly WallSpan[];
}

/** What a service takes, in minutes, each a multiple of five. */
export interface ServiceTiming {
  id: string;
  /** The customer's own time, processing included. More than 0. */
  minutes: number;
  /** Before the customer's start. Occupies master and room. */
  prepMinutes: number;
  /** From the customer's start to the processing. During processing the master is free and the room is not. */
  processingStartMinutes: number;
  /** 0 for none. The processing ends by `minutes`. */
  processingMinutes: number;
  /** After the customer's end. Occupies master and room. */
  cleanupMinutes: number;
  roomId: string | null;
  /** Whether it follows the service before it at once, ahead of that service's clean-up. */
  isAddOn: boolean;
}

export interface Master {
  id: string;
  /** Place in the salon's own order. Decides between equally busy masters. */
  position: number;
  serviceIds: readonly string[];
  hours: readonly WeeklySpan[];
}

/** Each unit is a resource of its own. */
export interface Room {
  id: string;
  unitIds: readonly string[];
}

/** Claimed cells (epoch seconds / 300) as read, in any order. Resources without any may be missing. */
export interface BusyCells {
  /** First cell that was read. */
  fromCell: number;
  /** The cell after the last that was read. */
  toCell: number;
  byResource: ReadonlyMap<string, ArrayLike<number>>;
}

/**
 * Everything that availability depends on. The order of its lists never matters. Masters are those who can be booked.
 * A master's id is the id of the resource.
 */
export interface Diary {
  salon: SalonRules;
  hours: readonly WeeklySpan[];
  exceptions: readonly SpecialHours[];
  masters: readonly Master[];
  services: readonly ServiceTiming[];
  rooms: readonly Room[];
  busy: BusyCells;
  /** Epoch milliseconds. */
  now: number;
}

/** One service of a visit, with a master's id or ANYONE. */
export interface VisitService {
  serviceId: string;
  masterId: string;
  /** The guest's time as booked, a multiple of five. Absent: the service's own. */
  minutes?: number;
}

/** Services in the order in which the customer has them. At least one. */
export interface Visit {
  services: readonly VisitService[];
  /** The front desk is not bound by lead, horizon and slot step. It books from the current five minutes on. */
  by: "customer" | "desk";
}

/** A start that can be claimed, in epoch milliseconds. Masters are those of the visit's services, in order. */
export interface Slot {
  startsAt: number;
  endsAt: number;
  masterIds: string[];
  /** Idle minutes too short to sell that it leaves its masters, plus one for each gap. Lower is better. */
  score: number;
}
