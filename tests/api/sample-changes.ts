import { randomUUID } from "node:crypto";

/** Calls that would change what a visit has, of a visit that nobody booked. */
export const sampleChanges = {
  previewChange: () => ({ params: { id: randomUUID() }, query: { service: randomUUID() } }),
  changeVisit: () => ({
    params: { id: randomUUID() },
    body: { serviceIds: [randomUUID()], seen: "nothing", price: 6, refund: 0 },
  }),
  payForChange: () => ({ params: { id: randomUUID() }, body: { transactionId: "pi_unknown" } }),
};
