import type { BoughtPackage } from "#contract/packages.ts";

/** Those of some packages that have a session for one of some services. */
export function fittingPackages(
  packages: readonly BoughtPackage[] | undefined,
  serviceIds: readonly string[],
): BoughtPackage[] {
  return (packages ?? []).filter(
    ({ state, serviceId }) => state === "good" && serviceIds.includes(serviceId),
  );
}
