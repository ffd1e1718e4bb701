import { randomUUID } from "node:crypto";

/** Calls that change a visit's services, for a visit that does not exist. */
export const sampleChanges = {
  previewChange: () => ({ params: { id: randomUUID() }, query: { service: randomUUID() } }),
  changeVisit: () => ({
    params: { id: randomUUID() },
    body: { serviceIds: [randomUUID()], seen: "nothing", price: 6, refund: 0 },
  }),
  payForChange: () => ({ params: { id: randomUUID() }, body: { transactionId: "pi_unknown" } }),
};
