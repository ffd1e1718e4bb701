import { randomUUID } from "node:crypto";
import type { Loose } from "#tests/support/calls.ts";

/** A valid request for each call about memberships and saved cards. */
export const membershipSamples = {
  readMembership: () => ({}),
  createMembershipPayment: () => ({ body: { price: 120, until: null } }),
  createMembership: () => ({ body: { transactionId: "pi_unknown" } }),
  readMembershipReceipt: () => ({ params: { id: randomUUID() } }),
  refundMembership: () => ({ params: { id: randomUUID() }, body: { until: "2027-11-23T14:00:00+06:00" } }),
  listCards: () => ({}),
  removeCard: () => ({ params: { id: randomUUID() } }),
  checkPayment: () => ({ params: { id: "pi_unknown" } }),
  arrangeCard: () => ({ params: { id: "pi_unknown" }, body: { save: false } }),
} satisfies Record<string, () => Loose>;
