import { type CallName, methodAndPath } from "#contract/paths.ts";
import { catalogueFields } from "#server/http/documentation/fields/catalogue.ts";
import { checkoutFields } from "#server/http/documentation/fields/checkout.ts";
import { commonFields, type FieldMeanings } from "#server/http/documentation/fields/common.ts";
import { deskFields } from "#server/http/documentation/fields/desk.ts";
import { importFields } from "#server/http/documentation/fields/imports.ts";
import { moneyFields } from "#server/http/documentation/fields/money.ts";
import { inPaths } from "#server/http/documentation/fields/paths.ts";
import { peopleFields } from "#server/http/documentation/fields/people.ts";
import { settingsFields } from "#server/http/documentation/fields/settings.ts";
import { siteFields } from "#server/http/documentation/fields/site.ts";
import { visitFields } from "#server/http/documentation/fields/visits.ts";

/** What fields mean in a call, where they do not mean what `commonFields` says. */
export const fieldsOfCalls: Partial<Record<CallName, FieldMeanings>> = {
  ...peopleFields,
  ...catalogueFields,
  ...checkoutFields,
  ...visitFields,
  ...deskFields,
  ...moneyFields,
  ...importFields,
  ...settingsFields,
  ...siteFields,
};

/** What a field of a query or a body means; undefined if it is not described. @param path such as `policy.refunds` */
export function meaningOf(call: CallName, path: string): string | undefined {
  return lookUp(path, fieldsOfCalls[call], commonFields);
}

/**
 * What the first of some tables says about a path, or else about its end: of `policy.refunds.percent`, then
 * `refunds.percent`, then `percent`.
 */
export function lookUp(path: string, ...tables: readonly (FieldMeanings | undefined)[]): string | undefined {
  const means = tables.map((table) => table?.[path]).find((one) => one !== undefined);
  const dot = path.indexOf(".");
  return means ?? (dot === -1 ? undefined : lookUp(path.slice(dot + 1), ...tables));
}

/** What a part of a call's path means. */
export function meaningInPath(call: CallName, name: string): string | undefined {
  const place = `{${name}}`;
  const [before] = methodAndPath(call).path.split(place);
  return inPaths[`${before}${place}`];
}
