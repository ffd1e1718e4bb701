import { find, type Kind } from "../store/objects.ts";
import type { Store } from "../store/open.ts";
import { page } from "../store/pages.ts";
import { invalidParam } from "./errors.ts";

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["ch", "charge"],
  ["cus", "customer"],
  ["du", "dispute"],
  ["pi", "payment_intent"],
  ["pm", "payment_method"],
  ["re", "refund"],
  ["txn", "balance_transaction"],
]);
const EXPANDABLE = [
  "balance_transaction",
  "charge",
  "customer",
  "data",
  "latest_charge",
  "payment_intent",
  "payment_method",
  "refunds",
];
const MAX_DEPTH = 4;

/** Refuses what no object here can expand, before anything runs. */
export function checkExpand(paths: string[]): void {
  for (const path of paths) {
    const names = path.split(".");
    if (names.length <= MAX_DEPTH && names.every((name) => EXPANDABLE.includes(name))) continue;
    throw invalidParam(`This property cannot be expanded (${path}).`, "expand");
  }
}

/** The answer with the named ids replaced by their objects: `latest_charge`, `data.latest_charge.refunds`. */
export function expand(store: Store, answer: object, paths: string[]): object {
  if (paths.length === 0) return answer;
  const root: JsonObject = toJson(answer);
  for (const path of paths) expandInto(store, root, path.split("."));
  return root;
}

function expandInto(store: Store, target: JsonObject, names: string[]): void {
  const [name = "", ...rest] = names;
  if (name === "data" && Array.isArray(target.data)) {
    for (const item of target.data) if (isObject(item)) expandInto(store, item, rest);
    return;
  }
  if (name === "refunds" && target.object === "charge") target.refunds = refundsOf(store, String(target.id));
  const value = target[name];
  const expanded = typeof value === "string" ? load(store, value) : value;
  if (expanded === undefined) return;
  target[name] = expanded;
  if (rest.length > 0 && isObject(expanded)) expandInto(store, expanded, rest);
}

function load(store: Store, id: string): JsonObject | undefined {
  const kind = KINDS.get(id.split("_")[0] ?? "");
  const object = kind && find(store, kind, id);
  return object && toJson(object);
}

function refundsOf(store: Store, charge: string): JsonObject {
  return toJson(
    page(store, "refund", `/v1/charges/${charge}/refunds`, { limit: 10, created: {}, where: { charge } }),
  );
}

function toJson(value: object): JsonObject {
  const json: JsonObject = JSON.parse(JSON.stringify(value));
  return json;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
