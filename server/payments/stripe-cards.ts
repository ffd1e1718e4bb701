import type Stripe from "stripe";
import type { PaymentProvider, SavedCard } from "#server/payments/port.ts";
import { answered, isMissing, isRefused } from "#server/payments/stripe-errors.ts";

const userKey = "shiuli_user";
const cardId = /^pm_\w+$/;

type Cards = Pick<
  PaymentProvider,
  "createCustomer" | "arrangeCard" | "listCards" | "detachCard" | "deleteCustomer"
>;

/** Cards that customers save at Stripe. Stripe only gets our user id, and no other personal data. */
export function stripeCards(stripe: Stripe): Cards {
  return {
    createCustomer: ({ userId, key }) =>
      answered(async () => {
        const customer = { metadata: { [userKey]: userId } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${key}` })).id;
      }),

    arrangeCard: ({ intentId, customerId, keepsCard }) =>
      answered(async () => {
        try {
          await stripe.paymentIntents.update(intentId, {
            customer: customerId,
            setup_future_usage: keepsCard ? "on_session" : "",
          });
          return "arranged";
        } catch (error) {
          if (isMissing(error, "customer")) return "no_customer";
          if (isMissing(error) || isRefused(error)) return "closed";
          throw error;
        }
      }),

    listCards: (customerId) =>
      answered(async () => {
        try {
          const { data } = await stripe.customers.listPaymentMethods(customerId, {
            type: "card",
            limit: 100,
          });
          return data.flatMap(toCard);
        } catch (error) {
          if (isMissing(error)) return [];
          throw error;
        }
      }),

    // Stripe refuses to detach a card without a customer, with no error code, so check that first.
    detachCard: (id) =>
      answered(async () => {
        if (!cardId.test(id)) return;
        try {
          const method = await stripe.paymentMethods.retrieve(id);
          if (method.customer !== null) await stripe.paymentMethods.detach(id);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),

    deleteCustomer: (customerId) =>
      answered(async () => {
        try {
          await stripe.customers.del(customerId);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),
  };
}

function toCard({ id, card }: Stripe.PaymentMethod): SavedCard[] {
  if (!card) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  return [{ id, brand, last4, expMonth, expYear, fingerprint: fingerprint ?? null }];
}
