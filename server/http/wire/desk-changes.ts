import type { Places } from "#contract/desk-changes.ts";
import type { Places as FoundPlaces } from "#server/usecases/desk/find-places.ts";
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
