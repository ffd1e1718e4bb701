import { ANYONE, type VisitService } from "#domain/availability/types.ts";
import { eachNameIn, namesIn, plainLine, readMinutes } from "#domain/imports/cells.ts";
import type { ImportLine, RefusalReason } from "#domain/imports/lines.ts";
import { type ChoosableService, whyNotTogether } from "#domain/service-choice.ts";

/** The salon's data that a visit's services and masters may refer to. */
export interface KnownForServices {
  /** What can be booked, by id, and the ids by name in lower case. */
  services: ReadonlyMap<string, ChoosableService & { minutes: number }>;
  serviceIds: ReadonlyMap<string, string>;
  /** The masters who work here, by name in lower case. Null if two share the name. */
  masters: ReadonlyMap<string, string | null>;
}

/** The services of a visit, each with its master and the file's minutes, or why they can't be read. */
export function readServices(
  raw: Pick<ImportLine, "services" | "master" | "minutes">,
  known: KnownForServices,
): VisitService[] | RefusalReason {
  const serviceIds = namesIn(raw.services, known.serviceIds);
  if (serviceIds === "unknown") return "unknown_service";
  const chosen = serviceIds.flatMap((id) => known.services.get(id) ?? []);
  if (whyNotTogether(chosen)) return "not_together";
  const masterIds = readMasters(raw.master, serviceIds.length, known);
  if (masterIds === null) return "unknown_master";
  const minutes = readEach(raw.minutes, chosen);
  if (typeof minutes === "string") return minutes;
  return serviceIds.map((serviceId, at) => {
    const said = minutes[at];
    return { serviceId, masterId: masterIds[at] ?? ANYONE, ...(said !== undefined && { minutes: said }) };
  });
}

/**
 * One master for all services, or one for each: 'Nadia; Rina'.
 * @returns null for a name that no master has or that two share
 */
function readMasters(cell: string, count: number, { masters }: KnownForServices): string[] | null {
  const name = plainLine(cell).toLowerCase();
  const one = /^(any(one|body)?|-|no preference)?$/.test(name) ? ANYONE : masters.get(name);
  if (one) return new Array<string>(count).fill(one);
  const known = [...masters].flatMap(([name, id]) => (id === null ? [] : [[name, id] as const]));
  const each = eachNameIn(cell, new Map([["anyone", ANYONE], ...known]));
  return each !== "unknown" && each.length === count ? each : null;
}

/**
 * The minutes of each service: '30; 45'. For several services, a single number must be the catalogue's total, since
 * otherwise it is unknown which of them takes longer.
 */
function readEach(cell: string, chosen: readonly { minutes: number }[]): number[] | RefusalReason {
  if (cell.trim() === "") return [];
  const said = cell.split(";").map(readMinutes);
  const minutes = said.filter((one) => one !== null);
  if (minutes.length < said.length) return "wrong_minutes";
  if (minutes.length === chosen.length) return minutes;
  const usual = chosen.reduce((sum, service) => sum + service.minutes, 0);
  return minutes.length === 1 && minutes[0] === usual ? [] : "minutes_of_several";
}
