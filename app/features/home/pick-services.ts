import type { HomeService } from "#app/features/home/home-service.ts";

const inGrid = 8;

/**
 * The services of the home page: eight in its grid, first those that no highlight card shows, and the one that the
 * hero offers with its next opening.
 * @param highlighted the services that the cards link to
 */
export function pickServices(
  services: HomeService[],
  highlighted: readonly (string | null)[],
): { offered: HomeService | undefined; grid: HomeService[] } {
  const above = highlighted.flatMap((id) => services.find(({ _id }) => _id === id) ?? []);
  const fresh = services.filter((service) => !above.includes(service));
  return { offered: above.at(-1) ?? services[0], grid: [...fresh, ...above].slice(0, inGrid) };
}
