import type Stripe from "stripe";
import type { Context, EventObject, Route } from "../context.ts";
import { missing } from "../http/errors.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { text } from "../http/params.ts";
import { rendered } from "../http/versions.ts";
import { newId } from "../ids.ts";
import { find, put } from "../store/objects.ts";
import type { Store } from "../store/open.ts";
import { page } from "../store/pages.ts";
import { enqueue } from "../webhooks/queue.ts";

export interface Origin {
  requestId: string | null;
  idempotencyKey: string | null;
}

/**
 * The `emit` of a call, in the account's version: every event tells which request caused it. `now` gives milliseconds.
 */
export function emitter(store: Store, now: () => number, origin: Origin): Context["emit"] {
  return <T extends Stripe.Event["type"]>(type: T, object: EventObject<T>) => {
    const event: Stripe.EventBase = {
      id: newId("evt"),
      object: "event",
      api_version: store.accountVersion,
      created: Math.floor(now() / 1000),
      data: { object: rendered(store, store.accountVersion, object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: origin.requestId, idempotency_key: origin.idempotencyKey },
      type,
    };
    put(store, event);
    enqueue(store, event.id, type, now());
  };
}

export const eventRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/events",
    params: [...LIST_PARAMS, "type"],
    answer: ({ store }, { form }) =>
      page(store, "event", "/v1/events", listQuery(form, { type: text(form, "type") })),
  },
  {
    method: "GET",
    path: "/v1/events/:id",
    params: [],
    answer: ({ store }, { id }) => {
      const event = find(store, "event", id);
      if (!event) throw missing("event", id, "id");
      return event;
    },
  },
];
