import type { Master } from "#contract/masters.ts";
import type { AddOn } from "#contract/services.ts";

/** Whether a master performs a service. A service without a list is performed by everybody. */
export function does(master: Master, service: Pick<AddOn, "masterIds">): boolean {
  return service.masterIds.length === 0 || service.masterIds.includes(master._id);
}
