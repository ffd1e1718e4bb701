import { sumOfPrices } from "#app/lib/money.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import type { AddOn, Service, Variant } from "#contract/services.ts";
import { type Category, categories } from "#domain/categories.ts";

/** What is chosen of a service: a size of it, and what is added. */
export interface Choice {
  size: Service | Variant;
  addOns: AddOn[];
}

/** What is chosen by these ids; the service itself where its size is not known. */
export function choiceOf(service: Service, sizeId: string | undefined, addOnIds: string[]): Choice {
  return {
    size: sizesOf(service).find(({ _id }) => _id === sizeId) ?? service,
    addOns: service.addOns.filter(({ _id }) => addOnIds.includes(_id)),
  };
}

/** Dollars and minutes of all that is chosen. */
export function sumOf({ size, addOns }: Choice): { price: number; minutes: number } {
  const all = [size, ...addOns];
  return {
    price: sumOfPrices(all.map(({ price }) => price)),
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** The least price of a service's sizes, in dollars, and the fewest and the most of their minutes. */
export function spanOf(service: Service): { price: number; minutes: [fewest: number, most: number] } {
  const sizes = sizesOf(service);
  const minutes = sizes.map((size) => size.minutes);
  return {
    price: Math.min(...sizes.map(({ price }) => price)),
    minutes: [Math.min(...minutes), Math.max(...minutes)],
  };
}

/** Services of one category; null for those without one. */
export interface ServiceGroup {
  category: Category | null;
  services: Service[];
}

/** Services by their categories, in the order of these; those without one come last. */
export function groupsOf(services: Service[]): ServiceGroup[] {
  return [...categories, null]
    .map((category) => ({ category, services: services.filter((service) => service.category === category) }))
    .filter((group) => group.services.length > 0);
}
