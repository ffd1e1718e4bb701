import type { Api } from "./api.ts";
import { Elements } from "./elements.ts";
import {
  type ConfirmData,
  confirmIntent,
  createMethod,
  finishActions,
  type MethodData,
  retrieveIntent,
} from "./payments.ts";

const apiBase = document.currentScript?.dataset.base ?? "/sandbox";

declare global {
  interface Window {
    /** Where the sandbox's own pages stand; the server writes it before this script. */
    sandboxPages?: string | null;
  }
}

/** What `window.Stripe(key)` answers: the part of Stripe.js that pays by card. */
function makeStripe(key: string) {
  const api: Api = { base: apiBase, key };
  return {
    elements: () => new Elements({ pagesUrl: window.sandboxPages ?? null, key }),
    createPaymentMethod: (data: MethodData) => createMethod(api, data),
    confirmCardPayment: (
      clientSecret: string,
      data: ConfirmData = {},
      options: { handleActions?: boolean } = {},
    ) => confirmIntent(api, clientSecret, data, options.handleActions ?? true),
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent(api, clientSecret),
    handleCardAction: (clientSecret: string) => resume(api, clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => resume(api, clientSecret),
    async createToken() {
      return {
        error: { type: "invalid_request_error", message: "The sandbox makes payment methods, not tokens." },
      };
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

async function resume(api: Api, clientSecret: string) {
  const found = await retrieveIntent(api, clientSecret);
  return "error" in found ? found : finishActions(api, clientSecret, found.paymentIntent);
}

// The release train that the loader checks for.
Object.assign(makeStripe, { version: "endive" });
Object.assign(window, { Stripe: makeStripe });
