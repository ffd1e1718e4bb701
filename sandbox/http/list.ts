import type { CreatedRange, PageQuery } from "../store/pages.ts";
import { invalidParam } from "./errors.ts";
import type { Form } from "./form.ts";
import { integer, nested, text } from "./params.ts";

export const LIST_PARAMS = ["limit", "starting_after", "ending_before", "created"] as const;

/** Reads Stripe's paging: up to 100 a page, 10 unless said. A filter without a value is left out. */
export function listQuery(form: Form, filters: PageQuery["where"] = {}): PageQuery {
  const limit = integer(form, "limit", 1) ?? 10;
  if (limit > 100) throw invalidParam("This value must be less than or equal to 100.", "limit");
  return {
    limit,
    startingAfter: text(form, "starting_after"),
    endingBefore: text(form, "ending_before"),
    created: createdRange(form),
    where: filters,
  };
}

function createdRange(form: Form): CreatedRange {
  if (typeof form.created === "string") {
    const at = integer(form, "created");
    return { gte: at, lte: at };
  }
  const range = nested(form, "created");
  return {
    gt: integer(range, "gt"),
    gte: integer(range, "gte"),
    lt: integer(range, "lt"),
    lte: integer(range, "lte"),
  };
}
