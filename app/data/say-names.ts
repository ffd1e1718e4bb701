import { masterName, serviceName } from "#app/lib/names.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/**
 * Names that came without their ids, one or several with commas between them, in the page's language. What the
 * catalogue does not hold stays as it is.
 */
export function sayNames(names: string, services: readonly Service[], masters: readonly Master[]): string {
  const said = new Map([
    ...masters.map((one) => [one.name, masterName(one)] as const),
    ...services.map((one) => [one.service_name, serviceName(one)] as const),
  ]);
  const whole = said.get(names);
  if (whole !== undefined) return whole;
  return names
    .split(", ")
    .map((name) => said.get(name) ?? name)
    .join(", ");
}
