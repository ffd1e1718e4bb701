import { sumOfPrices } from "#app/lib/money.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import type { AddOn, Service, Variant } from "#contract/services.ts";
import { type Category, categories } from "#domain/categories.ts";

/** What is chosen for a service: its size and its add-ons. */
export interface Choice {
  size: Service | Variant;
  addOns: AddOn[];
}

/** The choice with these ids; the service itself if the size is unknown. */
export function choiceOf(service: Service, sizeId: string | undefined, addOnIds: string[]): Choice {
  return {
    size: sizesOf(service).find(({ _id }) => _id === sizeId) ?? service,
    addOns: service.addOns.filter(({ _id }) => addOnIds.includes(_id)),
  };
}

/** The total dollars and minutes of a choice. */
export function sumOf({ size, addOns }: Choice): { price: number; minutes: number } {
  const all = [size, ...addOns];
  return {
    price: sumOfPrices(all.map(({ price }) => price)),
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** The lowest price among a service's sizes, in dollars, and their fewest and most minutes. */
export function spanOf(service: Service): { price: number; minutes: [fewest: number, most: number] } {
  const sizes = sizesOf(service);
  const minutes = sizes.map((size) => size.minutes);
  return {
    price: Math.min(...sizes.map(({ price }) => price)),
    minutes: [Math.min(...minutes), Math.max(...minutes)],
  };
}

/** The services of one category; null for services without one. */
export interface ServiceGroup {
  category: Category | null;
  services: Service[];
}

/** Services grouped by category, in the order of the categories; those without one come last. */
export function groupsOf(services: Service[]): ServiceGroup[] {
  return [...categories, null]
    .map((category) => ({ category, services: services.filter((service) => service.category === category) }))
    .filter((group) => group.services.length > 0);
}
