import type { BoughtPackage } from "#contract/packages.ts";

/** The packages with a session for one of the services. */
export function fittingPackages(
  packages: readonly BoughtPackage[] | undefined,
  serviceIds: readonly string[],
): BoughtPackage[] {
  return (packages ?? []).filter(
    ({ state, serviceId }) => state === "good" && serviceIds.includes(serviceId),
  );
}
