import { API_VERSION, API_VERSIONS, type ApiVersion } from "../api-version.ts";
import { find } from "../store/objects.ts";
import type { Store } from "../store/open.ts";
import { page } from "../store/pages.ts";
import { ApiError } from "./errors.ts";

/** The version that a call names, or its account's. */
export function versionOf(header: string | undefined, account: ApiVersion): ApiVersion {
  if (header === undefined) return account;
  const known = API_VERSIONS.find((version) => version === header);
  if (known) return known;
  throw new ApiError(400, "invalid_request_error", `Invalid Stripe API version: ${header}.`, {}, false);
}

/** An object, or a list of objects, as a version has it. */
export function rendered(store: Store, version: ApiVersion, object: object): object {
  if (version === API_VERSION || !("object" in object)) return object;
  if (object.object === "list" && "data" in object && Array.isArray(object.data)) {
    return { ...object, data: object.data.map((one) => rendered(store, version, one)) };
  }
  if (!("id" in object) || typeof object.id !== "string") return object;
  if (object.object === "payment_intent") return { ...object, charges: chargesOf(store, version, object.id) };
  if (object.object === "charge") return { ...object, refunds: refundsOf(store, object.id) };
  return object;
}

/** The latest charge of an intent, as its list had it. */
function chargesOf(store: Store, version: ApiVersion, intent: string): object {
  const latest = find(store, "payment_intent", intent)?.latest_charge;
  const charge = typeof latest === "string" ? find(store, "charge", latest) : undefined;
  const data = charge ? [rendered(store, version, charge)] : [];
  return { object: "list", data, has_more: false, url: `/v1/charges?payment_intent=${intent}` };
}

function refundsOf(store: Store, charge: string): object {
  return page(store, "refund", `/v1/charges/${charge}/refunds`, {
    limit: 10,
    created: {},
    where: { charge },
  });
}
