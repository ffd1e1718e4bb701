import type { Charge } from "#app/features/card/charge-card.ts";
import { createCheckoutFlow } from "#app/features/checkout/flow/checkout-flow.ts";
import type { CheckoutPorts } from "#app/features/checkout/flow/checkout-ports.ts";
import { ApiError } from "#app/lib/api-error.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { PaymentIntentRequest } from "#contract/payments.ts";

export const now = Date.parse("2026-11-21T06:50:00Z");
export const choice = (time: string) => ({
  serviceIds: ["massage"],
  masterIds: ["any"],
  startsAt: `2026-11-24T${time}:00+06:00`,
});
export const order = {
  contact: { name: "Anika Rahman", number: "01700000000" },
  price: 60,
  email: "anika@shiuli.example",
  serviceName: "Warm Oil Massage",
};
export const accepted = async (): Promise<Charge> => ({ ok: true, transactionId: "pi_1" });
export const refusal = (code: ErrorCode, status = 409) =>
  new ApiError(status, code, {
    problem: { type: "about:blank", title: "Refused", status, code, detail: `Because ${code}.` },
  });

/** A server that records its calls. Replace a port to make its call fail. */
export function salon(replaced: Partial<CheckoutPorts> = {}) {
  const calls: string[] = [];
  let purchases = 0;
  const ports: CheckoutPorts = {
    createIntent: async ({ startsAt = "" }: PaymentIntentRequest) => {
      calls.push(`hold ${startsAt.slice(11, 16)}`);
      purchases += 1;
      const id = String(purchases);
      return {
        purchaseId: id,
        clientSecret: `secret ${id}`,
        total: 60,
        dueNow: 60,
        quote: null,
        holdEndsAt: "2026-11-21T07:00:00Z",
      };
    },
    release: async (id) => {
      calls.push(`release ${id}`);
      return { deletedCount: 1 };
    },
    extend: async (id) => {
      calls.push(`extend ${id}`);
      return { holdEndsAt: "2026-11-21T07:10:00Z" };
    },
    isBooked: async () => false,
    createBooking: async ({ transactionId }) => calls.push(`book ${transactionId}`),
    refreshSlots: () => {},
    refreshAll: () => calls.push("price again"),
    now: () => now,
    salonNow: () => now,
    ...replaced,
  };
  return { calls, ports, flow: createCheckoutFlow(ports) };
}
