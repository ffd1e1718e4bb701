import { z } from "zod";
import { byId, inserted, modified } from "#contract/fields.ts";
import { HitVisit } from "#contract/front-desk.ts";
import {
  AddOnToAdd,
  ManagedService,
  Service,
  ServiceChange,
  ServiceOrder,
  ServiceToAdd,
  VariantToAdd,
} from "#contract/services.ts";

/**
 * `withoutUnit`: coming visits and held slots for which no unit of the service's new room is free. `unable`: those
 * with a master who no longer performs it. Absent: none.
 */
const ServiceChanged = z.object({
  modifiedCount: z.number().int(),
  withoutUnit: z.array(HitVisit).optional(),
  unable: z.array(HitVisit).optional(),
});

/** The calls for the catalogue: services, their variants and add-ons. */
export const serviceCalls = {
  listServices: {
    summary: "List services",
    description: "Services that customers can book, with their variants and add-ons, in the salon's order.",
    answer: z.array(Service),
  },
  readService: {
    summary: "Retrieve a service",
    description: "Accepts the id of a service or of a variant.",
    params: byId,
    answer: Service,
  },
  createService: { summary: "Create a service", body: ServiceToAdd, answer: inserted },
  createVariant: {
    summary: "Create a variant of a service",
    description: "A variant is another size of the service, with its own price and duration.",
    params: byId,
    body: VariantToAdd,
    answer: inserted,
  },
  createAddOn: {
    summary: "Create an add-on",
    description: "An add-on is booked together with one of its services, never alone.",
    body: AddOnToAdd,
    answer: inserted,
  },
  listAllServices: {
    summary: "List all services, including hidden ones",
    description: "Returns services, variants and add-ons as separate entries.",
    answer: z.array(ManagedService),
  },
  updateService: {
    summary: "Update a service, variant or add-on",
    description:
      "Fields that you leave out keep their values. Set `hidden` to take it off the list of services. The response lists bookings that no longer have a room or a master.",
    params: byId,
    body: ServiceChange,
    answer: ServiceChanged,
  },
  orderServices: {
    summary: "Reorder services",
    description:
      "Takes ids of services, variants and add-ons. The ones that you leave out follow in their previous order.",
    body: ServiceOrder,
    answer: modified,
  },
};
