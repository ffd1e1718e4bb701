import type Stripe from "stripe";
import type { Form } from "./http/form.ts";
import type { Store } from "./store/open.ts";

/** The object that an event of a type carries, as the SDK knows it. */
export type EventObject<T extends Stripe.Event["type"]> = Extract<
  Stripe.Event,
  { type: T }
>["data"]["object"];

/** Everything that one call works with. */
export interface Context {
  store: Store;
  /** Seconds since the epoch. */
  now(): number;
  /** Records an event with the object as it is now, and queues it for the webhook. */
  emit<T extends Stripe.Event["type"]>(type: T, object: EventObject<T>): void;
  caller: "secret" | "publishable";
  /** Where the sandbox's own pages stand, without a closing slash; null where nobody can open them. */
  pagesUrl: string | null;
}

/** What was asked: the parameters of query and body together, and the ids in the path. */
export interface Call {
  form: Form;
  id: string;
}

export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** A path with at most one `:id`. */
  path: string;
  /** The parameters it knows; any other is refused. `expand` is known everywhere. */
  params: readonly string[];
  /** Open to the publishable key. With an id in the path the intent's client secret is needed too. */
  browser?: true;
  answer(context: Context, call: Call): object;
}
