import { highlights } from "#app/features/home/highlights.ts";
import type { HomeService } from "#app/features/home/home-service.ts";
import { findService } from "#app/lib/service-path.ts";

const inGrid = 8;

/**
 * What the home page shows of the catalogue: eight services in its grid, those first that the highlight cards above
 * do not show already, and the one whose next opening the hero offers.
 */
export function pickServices(services: HomeService[]): {
  offered: HomeService | undefined;
  grid: HomeService[];
} {
  const above = highlights.flatMap(({ slug }) => findService(services, slug) ?? []);
  const fresh = services.filter((service) => !above.includes(service));
  return { offered: above.at(-1) ?? services[0], grid: [...fresh, ...above].slice(0, inGrid) };
}
