import { useServices } from "#app/data/services.ts";
import { serviceName } from "#app/lib/names.ts";

/** The visit that examples speak of: a service that the salon has, or a price alone while it has none. */
export function useExampleVisit(): { name: string | null; price: number } {
  const service = useServices().data?.find(({ price }) => price > 0);
  return service ? { name: serviceName(service), price: service.price } : { name: null, price: 60 };
}
