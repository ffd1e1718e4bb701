import type { Places, RowChecked } from "#contract/desk-changes.ts";
import { toReason } from "#server/http/wire/front-desk.ts";
import type { CheckedRow } from "#server/usecases/desk/check-row.ts";
import type { FoundPlaces } from "#server/usecases/desk/find-places.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

export function toPlaces({ zone, minutes, places }: FoundPlaces): Places {
  return {
    minutes,
    places: places.map(({ starts, ...place }) => ({
      ...place,
      starts: starts.map(({ from, to }) => ({ from: zonedInstant(from, zone), to: zonedInstant(to, zone) })),
    })),
  };
}

export function toRow({ zone, names, visits }: CheckedRow): RowChecked {
  return visits.map(({ startsAt, masterIds, reasons, waysOut }) => ({
    startsAt: zonedInstant(startsAt, zone),
    fits: masterIds.length > 0,
    masterIds,
    reasons: reasons.map((reason) => toReason(reason, names, zone)),
    waysOut: waysOut.map((way) => ({ ...way, startsAt: zonedInstant(way.startsAt, zone) })),
  }));
}
