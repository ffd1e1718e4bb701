import type { ServiceTiming } from "#domain/availability/types.ts";
import { cellsInMinutes } from "#domain/time/cells.ts";

/** A span in cells relative to the customer's start of a service, end excluded. */
export interface CellSpan {
  from: number;
  to: number;
}

/** What a service occupies, in cells relative to the customer's start. */
export interface Timing {
  customer: CellSpan;
  /** One span, two with processing between them, or none if the service is all processing. */
  master: CellSpan[];
  /** Preparation to clean-up without a gap. It is also the span of the day that a service occupies. */
  room: CellSpan;
}

/**
 * The services of a visit in order. An add-on uses the room before it unless it needs its own, and its clean-up takes
 * at least as long as the one before it.
 */
export function clearingUpLast(services: readonly ServiceTiming[]): ServiceTiming[] {
  let cleanupMinutes = 0;
  let roomId: string | null = null;
  return services.map((service) => {
    cleanupMinutes = service.isAddOn
      ? Math.max(cleanupMinutes, service.cleanupMinutes)
      : service.cleanupMinutes;
    roomId = service.isAddOn ? (service.roomId ?? roomId) : service.roomId;
    return { ...service, cleanupMinutes, roomId };
  });
}

/**
 * A service for a guest whose appointment is longer or shorter than offered. Processing that no longer fits keeps its
 * master busy.
 */
export function asLongAs(service: ServiceTiming, minutes: number = service.minutes): ServiceTiming {
  if (minutes === service.minutes) return service;
  const fits = service.processingStartMinutes + service.processingMinutes <= minutes;
  return { ...service, minutes, ...(!fits && { processingMinutes: 0 }) };
}

/**
 * Converts a service's minutes to cells. Throws a RangeError off the five-minute grid or if processing goes past the
 * end.
 */
export function timingOf(service: ServiceTiming): Timing {
  const length = cellsInMinutes(service.minutes);
  const processing = cellsInMinutes(service.processingMinutes);
  const leaves = cellsInMinutes(service.processingStartMinutes);
  const room = {
    from: -cellsInMinutes(service.prepMinutes),
    to: length + cellsInMinutes(service.cleanupMinutes),
  };
  if (length === 0) throw new RangeError(`service ${service.id} takes no time`);
  const customer = { from: 0, to: length };
  if (processing === 0) return { customer, master: [room], room };
  const returns = leaves + processing;
  if (returns > length) throw new RangeError(`service ${service.id} processes past its end`);
  const master = [
    { from: room.from, to: leaves },
    { from: returns, to: room.to },
  ];
  return { customer, master: master.filter(({ from, to }) => from < to), room };
}
