import type { Route } from "../context.ts";
import { faultRoutes } from "../faults/routes.ts";
import { balanceTransactionRoutes } from "../resources/balance-transactions.ts";
import { chargeRoutes } from "../resources/charges/routes.ts";
import { customerRoutes } from "../resources/customers.ts";
import { disputeRoutes } from "../resources/disputes/routes.ts";
import { eventRoutes } from "../resources/events.ts";
import { fraudWarningRoutes } from "../resources/fraud-warnings.ts";
import { paymentIntentRoutes } from "../resources/payment-intents/routes.ts";
import { paymentMethodRoutes } from "../resources/payment-methods/routes.ts";
import { refundRoutes } from "../resources/refunds/routes.ts";
import { ApiError, invalidParam } from "./errors.ts";
import { checkExpand } from "./expand.ts";
import type { Form } from "./form.ts";
import { texts } from "./params.ts";

const ROUTES: Route[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fraudWarningRoutes,
  ...customerRoutes,
  ...balanceTransactionRoutes,
  ...eventRoutes,
  ...faultRoutes,
];

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(":id", "([A-Za-z0-9_]{1,100})")}$`),
}));

/** The route of a call and the id in its path. */
export function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const { route, pattern } of PATTERNS) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match) return { route, id: match[1] ?? "" };
  }
  throw new ApiError(
    404,
    "invalid_request_error",
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    false,
  );
}

/** Refuses a parameter that the route does not know, and an `expand` that nothing here can follow. */
export function checkParams(route: Route, form: Form): void {
  const unknown = Object.keys(form).find((name) => name !== "expand" && !route.params.includes(name));
  if (unknown !== undefined) {
    throw invalidParam(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
  }
  checkExpand(texts(form, "expand"));
}
