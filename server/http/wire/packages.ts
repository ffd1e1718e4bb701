import type { BoughtPackage, Package } from "#contract/packages.ts";
import { toDollars } from "#domain/money.ts";
import { localDate } from "#domain/time/dates.ts";
import type { PackageRow } from "#server/database/packages.ts";
import type { HadPackage } from "#server/usecases/gifts/list-packages.ts";

export function toPackage(row: PackageRow): Package {
  return {
    _id: row.id,
    ...serviceOf(row),
    sessions: row.sessions,
    price: toDollars(row.price_cents),
    months: row.months,
    onSale: row.on_sale === 1,
  };
}

export function toBought({ bought, left, worthCents, state }: HadPackage, zone: string): BoughtPackage {
  return {
    _id: bought.id,
    ...serviceOf(bought),
    sessions: bought.sessions,
    left,
    ...(worthCents !== null && { worth: toDollars(worthCents) }),
    price: toDollars(bought.worth_cents),
    boughtOn: localDate(bought.sold_at, zone),
    until: bought.last_day,
    state,
  };
}

function serviceOf(row: { service_id: string; service_name: string; service_name_bn: string | null }) {
  return {
    serviceId: row.service_id,
    service_name: row.service_name,
    ...(row.service_name_bn && { service_nameBn: row.service_name_bn }),
  };
}
