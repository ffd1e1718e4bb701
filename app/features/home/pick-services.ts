import type { HomeService } from "#app/features/home/home-service.ts";

const inGrid = 8;

/**
 * What the home page shows of the catalogue: eight services in its grid, those first that the highlight cards above
 * do not show already, and the one that the hero offers with its next opening.
 * @param highlighted the services that the cards lead to
 */
export function pickServices(
  services: HomeService[],
  highlighted: readonly (string | null)[],
): { offered: HomeService | undefined; grid: HomeService[] } {
  const above = highlighted.flatMap((id) => services.find(({ _id }) => _id === id) ?? []);
  const fresh = services.filter((service) => !above.includes(service));
  return { offered: above.at(-1) ?? services[0], grid: [...fresh, ...above].slice(0, inGrid) };
}
