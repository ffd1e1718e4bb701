import { z } from "zod";
import { id } from "#contract/fields.ts";

const most = 8;

/** Services in a query, in the order of the visit: `service=a`, or `service=a&service=b`. */
export const servicesAsked = z.union([id.transform((one) => [one]), z.array(id).min(1).max(most)]);

/**
 * Masters in a query: ids or 'any'. One is for the whole visit (`master=m`). Otherwise there is one for each service,
 * in the order of the services (`service=a&service=b&master=m&master=any`). Absent: anyone.
 */
export const mastersAsked = z
  .union([id.transform((one) => [one]), z.array(id).min(1).max(most)])
  .default(["any"]);

/**
 * Masters in a body: `masterId` for the whole visit, or `masterIds` with one for each service in their order. Each is
 * an id or 'any'. Absent: anyone.
 */
export const withWhom = {
  masterId: id.optional(),
  masterIds: z.array(id).min(1).max(most).optional(),
};

/** Whether there is one master for the whole visit, or one for each of its services. */
export function fitsServices(
  services: readonly string[] | undefined,
  masters: readonly string[] | undefined,
) {
  return masters === undefined || masters.length === 1 || masters.length === services?.length;
}

/** The message if the numbers differ. */
export const unlikeServices = "Name one master for the whole visit, or one for each service";
