import { z } from "zod";
import { id } from "#contract/fields.ts";
import { HitVisit } from "#contract/front-desk.ts";
import {
  ManagedService,
  NewAddOn,
  NewService,
  NewVariant,
  Service,
  ServiceChange,
  ServiceOrder,
} from "#contract/services.ts";

/**
 * `withoutUnit`: coming visits and held hours for which no unit of the room is free that the service was given; `unable`: those with
 * a master who performs it no more; absent: none.
 */
const ServiceChanged = z.object({
  modifiedCount: z.number().int(),
  withoutUnit: z.array(HitVisit).optional(),
  unable: z.array(HitVisit).optional(),
});

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** The calls about what is sold: services, their variants and what can be added to them. */
export const serviceCalls = {
  listServices: { summary: "The catalogue", answer: z.array(Service) },
  readService: { summary: "One service, or one variant", params: byId, answer: Service },
  createService: { summary: "Add a service", body: NewService, answer: inserted },
  createVariant: {
    summary: "Add a variant to a service",
    params: byId,
    body: NewVariant,
    answer: inserted,
  },
  createAddOn: { summary: "Add what can be added to services", body: NewAddOn, answer: inserted },
  listAllServices: { summary: "The catalogue with what is hidden", answer: z.array(ManagedService) },
  updateService: {
    summary: "Change, hide or show a service, a variant or an add-on",
    params: byId,
    body: ServiceChange,
    answer: ServiceChanged,
  },
  orderServices: { summary: "Put the services into this order", body: ServiceOrder, answer: modified },
};
