import type { ServiceTiming } from "#domain/availability/types.ts";
import { cellsInMinutes } from "#domain/time/cells.ts";

/** A span in cells from the customer's start of a service, end excluded. */
export interface CellSpan {
  from: number;
  to: number;
}

/** What a service takes, in cells from the customer's start. */
export interface Timing {
  customer: CellSpan;
  /** One span, two with the processing between them, or none when the processing is all there is. */
  master: CellSpan[];
  /** Preparation to clean-up without a gap; also what a service takes of the day. */
  room: CellSpan;
}

/**
 * The services of a visit in order, each add-on in the room of what it is added to, and cleared up after for as long.
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

/** A service for a guest who has it longer or shorter than it is offered; processing that no longer fits in keeps its master. */
export function asLongAs(service: ServiceTiming, minutes: number = service.minutes): ServiceTiming {
  if (minutes === service.minutes) return service;
  const fits = service.processingStartMinutes + service.processingMinutes <= minutes;
  return { ...service, minutes, ...(!fits && { processingMinutes: 0 }) };
}

/** Reads a service's minutes; throws a RangeError off the five-minute grid or with processing past the end. */
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
