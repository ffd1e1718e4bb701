import { type Api, type ApiFailure, apiGet, apiPost, type Intent } from "./api.ts";
import { CardElement } from "./card-element.ts";
import { askChallenge } from "./challenge.ts";
import type { ValidationError } from "./problems.ts";

interface Method {
  id: string;
}

type Failed = { error: ApiFailure | ValidationError };

export interface MethodData {
  type?: string;
  card?: unknown;
  billing_details?: object;
  metadata?: object;
}

export interface ConfirmData {
  payment_method?: string | MethodData;
  receipt_email?: string;
  return_url?: string;
}

export async function createMethod(api: Api, data: MethodData): Promise<{ paymentMethod: Method } | Failed> {
  const details = { type: "card", billing_details: data.billing_details, metadata: data.metadata };
  if (data.card instanceof CardElement) return data.card.make(details);
  const { object, error } = await apiPost<Method>(api, "/payment_methods", { ...details, card: data.card });
  return error ? { error } : { paymentMethod: object };
}

export async function retrieveIntent(
  api: Api,
  clientSecret: string,
): Promise<{ paymentIntent: Intent } | Failed> {
  const { object, error } = await apiGet<Intent>(api, pathOf(clientSecret), { client_secret: clientSecret });
  return error ? { error } : { paymentIntent: object };
}

/** Confirms and, unless told not to, goes through the 3-D Secure challenge. */
export async function confirmIntent(
  api: Api,
  clientSecret: string,
  data: ConfirmData,
  handleActions: boolean,
): Promise<{ paymentIntent: Intent } | Failed> {
  const chosen = await chosenFields(api, data.payment_method);
  if ("error" in chosen) return chosen;
  const { object, error } = await apiPost<Intent>(api, `${pathOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    receipt_email: data.receipt_email,
    return_url: data.return_url,
    use_stripe_sdk: true,
    ...chosen,
  });
  if (error) return { error };
  return handleActions ? finishActions(api, clientSecret, object) : { paymentIntent: object };
}

/** Puts the challenge before the user if the intent waits for it. A bank's own page is the caller's to go to. */
export async function finishActions(
  api: Api,
  clientSecret: string,
  intent: Intent,
): Promise<{ paymentIntent: Intent } | Failed> {
  const isHere = intent.next_action?.type === "use_stripe_sdk";
  if (intent.status !== "requires_action" || !isHere) return { paymentIntent: intent };
  const result = await askChallenge(intent);
  const { object, error } = await apiPost<Intent>(
    api,
    `/test_helpers/sandbox${pathOf(clientSecret)}/authenticate`,
    { client_secret: clientSecret, result },
  );
  if (error) return { error };
  if (object.status === "requires_payment_method" && object.last_payment_error) {
    return { error: { ...object.last_payment_error, payment_intent: object } };
  }
  return { paymentIntent: object };
}

async function chosenFields(api: Api, method: ConfirmData["payment_method"]): Promise<object | Failed> {
  if (method === undefined) return {};
  if (typeof method === "string") return { payment_method: method };
  const made = await createMethod(api, method);
  return "error" in made ? made : { payment_method: made.paymentMethod.id };
}

function pathOf(clientSecret: string): string {
  const id = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1];
  if (!id) throw new Error("The client secret is not of the form pi_…_secret_…");
  return `/payment_intents/${id}`;
}
