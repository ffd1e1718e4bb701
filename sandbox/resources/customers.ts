import type Stripe from "stripe";
import type { Context, Route } from "../context.ts";
import { missing } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { mergedMetadata, text } from "../http/params.ts";
import { newId } from "../ids.ts";
import { find, put, remove } from "../store/objects.ts";
import { page } from "../store/pages.ts";
import { detach } from "./payment-methods/attach.ts";

const FIELDS = ["email", "name", "phone", "description", "metadata"] as const;

function customer(context: Context, id: string): Stripe.Customer {
  const kept = find(context.store, "customer", id);
  if (!kept) throw missing("customer", id, "id");
  return kept;
}

function fill(standing: Stripe.Customer, form: Form): Stripe.Customer {
  return {
    ...standing,
    email: "email" in form ? (text(form, "email") ?? null) : standing.email,
    name: "name" in form ? (text(form, "name") ?? null) : standing.name,
    phone: "phone" in form ? (text(form, "phone") ?? null) : standing.phone,
    description: "description" in form ? (text(form, "description") ?? null) : standing.description,
    metadata: mergedMetadata(standing.metadata, form),
  };
}

function create(context: Context, form: Form): Stripe.Customer {
  const id = newId("cus");
  const blank: Stripe.Customer = {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: context.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  const made = fill(blank, form);
  put(context.store, made);
  context.emit("customer.created", made);
  return made;
}

function update(context: Context, id: string, form: Form): Stripe.Customer {
  const updated = fill(customer(context, id), form);
  put(context.store, updated);
  context.emit("customer.updated", updated);
  return updated;
}

/** Forgets a customer: their cards then pay for nobody. */
function erase(context: Context, id: string): Stripe.DeletedCustomer {
  const gone = customer(context, id);
  const cards = page(context.store, "payment_method", "", {
    limit: 1000,
    created: {},
    where: { customer: id },
  });
  for (const card of cards.data) detach(context, card);
  remove(context.store, id);
  context.emit("customer.deleted", gone);
  return { id, object: "customer", deleted: true };
}

export const customerRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/customers",
    params: FIELDS,
    answer: (context, { form }) => create(context, form),
  },
  {
    method: "GET",
    path: "/v1/customers",
    params: LIST_PARAMS,
    answer: ({ store }, { form }) => page(store, "customer", "/v1/customers", listQuery(form)),
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    params: [],
    answer: (context, { id }) => customer(context, id),
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    params: FIELDS,
    answer: (context, { id, form }) => update(context, id, form),
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    params: [],
    answer: (context, { id }) => erase(context, id),
  },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    params: [...LIST_PARAMS, "type"],
    answer: (context, { id, form }) =>
      page(
        context.store,
        "payment_method",
        `/v1/customers/${id}/payment_methods`,
        listQuery(form, { customer: customer(context, id).id }),
      ),
  },
];
