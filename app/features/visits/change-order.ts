import type { Bookable } from "#app/lib/bookables.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Service } from "#contract/services.ts";

/** Changes to a visit's services: the positions of those to remove, and the ids of those to add. */
export interface Chosen {
  out: number[];
  added: string[];
}

export const nothingChosen: Chosen = { out: [], added: [] };

/** The services that a visit is to have, in order. An add-on directly follows its service. */
export function wantedServices(
  { items }: Booking,
  { out, added }: Chosen,
  services: readonly Service[],
): string[] {
  const wanted = items.filter((_, place) => !out.includes(place)).map(({ serviceId }) => serviceId);
  for (const id of added) {
    const bases = services.filter(({ addOns }) => addOns.some(({ _id }) => _id === id));
    const belongs = bases.flatMap(({ _id, variants, addOns }) =>
      [{ _id }, ...variants, ...addOns].map((one) => one._id),
    );
    const after = wanted.findLastIndex((one) => belongs.includes(one));
    wanted.splice(after < 0 ? wanted.length : after + 1, 0, id);
  }
  return wanted;
}

/** The choice after something was removed: add-ons that only belonged to it are removed, too. */
export function withoutLone(visit: Booking, { out, added }: Chosen, services: readonly Service[]): Chosen {
  const wanted = wantedServices(visit, { out, added }, services);
  const isLone = (id: string) => {
    const bases = services.filter(({ addOns }) => addOns.some(({ _id }) => _id === id));
    const sizes = bases.flatMap(({ _id, variants }) => [_id, ...variants.map((one) => one._id)]);
    return bases.length > 0 && !sizes.some((one) => wanted.includes(one));
  };
  const lone = visit.items.flatMap(({ serviceId }, place) =>
    !out.includes(place) && isLone(serviceId) ? [place] : [],
  );
  return { out: [...out, ...lone], added: added.filter((id) => !isLone(id)) };
}

/** Services whose name contains the typed text and that the visit does not have yet. */
export function servicesToAdd(
  all: readonly Bookable[],
  wanted: readonly string[],
  typed: string,
  nameOf: (one: Bookable) => string,
): Bookable[] {
  const words = typed.trim().toLocaleLowerCase();
  return all.filter((one) => !wanted.includes(one._id) && nameOf(one).toLocaleLowerCase().includes(words));
}
