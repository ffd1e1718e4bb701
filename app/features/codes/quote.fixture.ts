import { massage } from "#tests/support/components/salon-data.ts";

/** The price of the massage. */
export const quote = {
  lines: [{ serviceId: massage._id, service_name: massage.service_name, price: 60, discount: 0 }],
  subtotal: 60,
  discountOf: null,
  discount: 0,
  total: 60,
  dueNow: 60,
  dueAtSalon: 0,
};
