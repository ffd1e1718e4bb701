import { timingSafeEqual } from "node:crypto";
import { find } from "../store/objects.ts";
import type { Store } from "../store/open.ts";
import { refused } from "./errors.ts";
import type { Form } from "./form.ts";

/** Refuses a browser that does not hold the intent's own secret; an unknown intent gets the same words. */
export function checkClientSecret(store: Store, intentId: string, form: Form): void {
  const expected = Buffer.from(find(store, "payment_intent", intentId)?.client_secret ?? "");
  const given = Buffer.from(typeof form.client_secret === "string" ? form.client_secret : "");
  if (expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)) return;
  throw refused("The client_secret provided does not match any associated PaymentIntent on this account.", {
    code: "payment_intent_invalid_parameter",
    param: "client_secret",
  });
}
