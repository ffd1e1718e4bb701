import type { AddOn, ManagedService, Service, Variant } from "#contract/services.ts";
import { memberDiscount } from "#domain/membership.ts";
import { toDollars } from "#domain/money.ts";
import { quote } from "#domain/pricing.ts";
import { isAddOn } from "#domain/service-choice.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { toWireAsk } from "#server/usecases/catalogue/asks.ts";

/**
 * What visitors see: each service with its variants and add-ons. @param offered all that customers can book, in order
 */
export function toServices(offered: readonly ServiceRow[]): Service[] {
  return offered
    .filter((row) => row.variant_of === null && !isAddOn(row))
    .map((row) => toService(row, offered));
}

/** A service or a variant that customers can book; undefined for an add-on, which is never sold alone. */
export function toServiceOf(offered: readonly ServiceRow[], id: string): Service | undefined {
  const found = offered.find((row) => row.id === id && !isAddOn(row));
  return found && toService(found, offered);
}

function toService(row: ServiceRow, offered: readonly ServiceRow[]): Service {
  const variants = offered.filter(({ variant_of }) => variant_of === row.id);
  const addOns = offered.filter(({ addOnTo }) => addOnTo.includes(row.variant_of ?? row.id));
  return { ...toListed(row), variants: variants.map(toVariant), addOns: addOns.map(toBookable) };
}

/**
 * Services, variants and add-ons as admins see them, each on its own.
 * @param waitedFor the services that entries of the waiting list name
 */
export function toManagedServices(
  rows: readonly ServiceRow[],
  waitedFor: readonly string[],
): ManagedService[] {
  const variantOf = new Map(rows.map(({ id, variant_of }) => [id, variant_of]));
  // An entry names one of a service and its variants at most.
  const waits = waitedFor.flatMap((id) => [id, variantOf.get(id) ?? []].flat());
  return rows.map((row) => {
    const waiting = waits.filter((id) => id === row.id).length;
    return { ...toManagedService(row), ...(waiting > 0 && { waiting }) };
  });
}

function toManagedService(row: ServiceRow): ManagedService {
  return {
    ...toListed(row),
    hidden: row.hidden === 1,
    prepMinutes: row.prep_minutes,
    processingStartMinutes: row.processing_start,
    processingMinutes: row.processing_minutes,
    cleanupMinutes: row.cleanup_minutes,
    roomId: row.room_id,
    addOnTo: row.addOnTo,
    deposit: row.deposit && toWireAsk(row.deposit),
  };
}

function toListed(row: ServiceRow): Omit<Service, "variants" | "addOns"> {
  return {
    ...toBookable(row),
    details: row.details,
    img: row.image,
    icon: row.image,
    tagline: row.tagline,
    ...(row.details_bn && { detailsBn: row.details_bn }),
    ...(row.tagline_bn && { taglineBn: row.tagline_bn }),
    position: row.position,
    category: row.category,
    variantOf: row.variant_of,
    variantName: row.variant_name,
    ...variantWords(row),
  };
}

function toVariant(row: ServiceRow): Variant {
  return { ...toBookable(row), variantName: row.variant_name ?? "", ...variantWords(row) };
}

function toBookable(row: ServiceRow): AddOn {
  return {
    _id: row.id,
    service_name: row.name,
    ...(row.name_bn && { nameBn: row.name_bn }),
    price: toDollars(row.price_cents),
    memberPrice: toDollars(memberPrice(row)),
    minutes: row.minutes,
    masterIds: row.masterIds,
  };
}

function variantWords({ variant_name_bn, variant_hint, variant_hint_bn }: ServiceRow) {
  return {
    ...(variant_name_bn && { variantNameBn: variant_name_bn }),
    ...(variant_hint && { variantHint: variant_hint }),
    ...(variant_hint_bn && { variantHintBn: variant_hint_bn }),
  };
}

function memberPrice(row: ServiceRow): number {
  return quote([{ ...row, priceCents: row.price_cents }], [memberDiscount]).totalCents;
}
