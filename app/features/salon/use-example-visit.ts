import { useServices } from "#app/data/services.ts";
import { serviceName } from "#app/lib/names.ts";

/** The visit for the examples: a service of the salon, or just a price if there is none. */
export function useExampleVisit(): { name: string | null; price: number } {
  const service = useServices().data?.find(({ price }) => price > 0);
  return service ? { name: serviceName(service), price: service.price } : { name: null, price: 60 };
}
