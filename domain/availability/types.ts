import type { WallSpan } from "#domain/time/wall-span.ts";

/** Asks for anyone who is free. */
export const ANYONE = "any";

/** What of the salon decides which slots there are. */
export interface SalonRules {
  /** IANA name. */
  zone: string;
  /** Customers start at multiples of this from local midnight; a multiple of five. */
  slotStepMinutes: number;
  /** Customers book at least this long ahead. */
  leadMinutes: number;
  /** Customers book up to this many days after today; 0 is today alone. */
  horizonDays: number;
}

/** Hours that return every week; 0 is Sunday. Several on one weekday leave breaks between them. */
export interface WeeklySpan extends WallSpan {
  weekday: number;
}

/**
 * Replaces the weekly hours of the salon (masterId null) or of one master on the dates `from` to `to`, both
 * included. No spans means closed. Where several meet, what all of them leave open is open.
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
  /** The customer's own time, processing included; more than 0. */
  minutes: number;
  /** Before the customer's start; takes master and room. */
  prepMinutes: number;
  /** From the customer's start to the processing, in which the master is free and the room is not. */
  processingStartMinutes: number;
  /** 0 for none; the processing ends by `minutes`. */
  processingMinutes: number;
  /** After the customer's end; takes master and room. */
  cleanupMinutes: number;
  roomId: string | null;
  /** It follows the service before it at once, and what clears up after that comes after the add-on. */
  isAddOn: boolean;
}

export interface Master {
  id: string;
  /** Place in the salon's own order; decides between equally busy masters. */
  position: number;
  serviceIds: readonly string[];
  hours: readonly WeeklySpan[];
}

/** Each unit is a resource of its own. */
export interface Room {
  id: string;
  unitIds: readonly string[];
}

/** Claimed cells (epoch seconds / 300) as they were read, in any order. Resources without any may be missing. */
export interface BusyCells {
  /** First cell that was read. */
  fromCell: number;
  /** Cell after the last that was read. */
  toCell: number;
  byResource: ReadonlyMap<string, ArrayLike<number>>;
}

/**
 * All that availability depends on. The order of its lists never matters. Masters are those who can be booked;
 * a master's id is the id of the resource.
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
  /** The guest's time as it was booked, a multiple of five; the service's own where absent. */
  minutes?: number;
}

/** Services in the order in which the customer has them; at least one. */
export interface Visit {
  services: readonly VisitService[];
  /** The front desk books past lead, horizon and slot step, from the running five minutes on. */
  by: "customer" | "desk";
}

/** A start that can be claimed, in epoch milliseconds; masters are those of the visit's services, in order. */
export interface Slot {
  startsAt: number;
  endsAt: number;
  masterIds: string[];
  /** Idle minutes too short to sell that it leaves its masters, and one more for each gap; lower is better. */
  score: number;
}
