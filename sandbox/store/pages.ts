import type { SQLInputValue } from "node:sqlite";
import type Stripe from "stripe";
import { missing } from "../http/errors.ts";
import { find, type Kind, type Kinds, parse } from "./objects.ts";
import type { Store } from "./open.ts";

/** Seconds since the epoch. */
export interface CreatedRange {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

export interface PageQuery {
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
  created: CreatedRange;
  /** Fields of the object that must hold the given text. */
  where: Partial<Record<"payment_intent" | "charge" | "customer" | "type" | "source", string | undefined>>;
}

const COMPARE = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** One page of a kind, newest first, as Stripe lists. */
export function page<K extends Kind>(
  store: Store,
  kind: K,
  url: string,
  query: PageQuery,
): Stripe.ApiList<Kinds[K]> {
  const conditions = ["kind = ?"];
  const values: SQLInputValue[] = [kind];
  for (const [field, value] of Object.entries(query.where)) {
    if (value === undefined) continue;
    conditions.push(`json_extract(body, '$.${field}') = ?`);
    values.push(value);
  }
  for (const bound of ["gt", "gte", "lt", "lte"] as const) {
    const value = query.created[bound];
    if (value === undefined) continue;
    conditions.push(`created ${COMPARE[bound]} ?`);
    values.push(value);
  }
  const backwards = query.endingBefore !== undefined && query.startingAfter === undefined;
  const edge = backwards ? query.endingBefore : query.startingAfter;
  if (edge !== undefined) {
    const known = find(store, kind, edge);
    if (!known) throw missing(kind, edge, backwards ? "ending_before" : "starting_after", 400);
    conditions.push(`seq ${backwards ? ">" : "<"} (SELECT seq FROM objects WHERE id = ?)`);
    values.push(edge);
  }
  const rows = store.db
    .prepare(
      `SELECT body FROM objects WHERE ${conditions.join(" AND ")}
       ORDER BY seq ${backwards ? "ASC" : "DESC"} LIMIT ?`,
    )
    .all(...values, query.limit + 1);
  const data = rows.slice(0, query.limit).map((row) => parse<K>(row.body));
  if (backwards) data.reverse();
  return { object: "list", data, has_more: rows.length > query.limit, url };
}
