import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Contact } from "#app/features/checkout/checkout-state.ts";
import { chosenIn, mayChoose } from "#app/features/checkout/checkout-state.ts";
import { does } from "#app/features/checkout/masters.ts";
import { startingVisit } from "#app/features/checkout/starting-visit.ts";
import { useCheckout } from "#app/features/checkout/use-checkout.ts";
import { sumOfPrices } from "#app/lib/money.ts";
import { mobile } from "#contract/fields.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Catalogue {
  service: Service;
  services: Service[];
  masters: Master[];
}

interface Guest {
  name: string;
  email: string;
  number: string;
}

/**
 * What the guest is putting together. Changing the services or the master asks for the same hour again, and the hour
 * goes when it does not fit the new visit.
 */
export function useVisit({ service, services, masters }: Catalogue, guest: Guest) {
  const { state, flow } = useCheckout();
  const [query] = useSearchParams();
  const [start] = useState(() => startingVisit(query, { service, services, masters }));
  const [serviceIds, setServiceIds] = useState(start.serviceIds);
  const [masterId, setMasterId] = useState(start.masterId);
  const [details, setDetails] = useState({ name: guest.name, number: guest.number });
  const known = services.some(({ _id }) => _id === service._id) ? services : [service, ...services];
  const chosenServices = serviceIds.flatMap((id) => known.filter(({ _id }) => _id === id));
  const startsAt = chosenIn(state)?.startsAt;

  function ask(visit: { serviceIds: string[]; masterId: string; startsAt: string }) {
    const visitServices = visit.serviceIds.flatMap((id) => known.filter(({ _id }) => _id === id));
    void flow.choose(visit, { contact: asContact(details), price: sumOfPrices(visitServices.map(priceOf)) });
  }
  function change(next: { serviceIds: string[]; masterId: string }) {
    setServiceIds(next.serviceIds);
    setMasterId(next.masterId);
    if (next.serviceIds.length === 0) flow.clear();
    else if (startsAt) ask({ ...next, startsAt });
  }

  return {
    state,
    flow,
    catalogue: known,
    serviceIds,
    services: chosenServices,
    masterId,
    startsAt,
    mayChange: mayChoose(state),
    total: state.held?.total ?? sumOfPrices(chosenServices.map(priceOf)),
    setDetails,
    changeServices(next: string[]) {
      const nextServices = known.filter(({ _id }) => next.includes(_id));
      const master = masters.find(({ _id }) => _id === masterId);
      const keeps = !master || nextServices.every((one) => does(master, one));
      change({ serviceIds: next, masterId: keeps ? masterId : "any" });
    },
    changeMaster: (next: string) => change({ serviceIds, masterId: next }),
    chooseHour: (hour: string) => ask({ serviceIds, masterId, startsAt: hour }),
    /** An hour that was offered instead: with the same freedom of master as before. */
    chooseInstead(alternative: { startsAt: string; masterId: string }) {
      const master = masterId === "any" ? "any" : alternative.masterId;
      setMasterId(master);
      ask({ serviceIds, masterId: master, startsAt: alternative.startsAt });
    },
  };
}

const priceOf = (service: Service) => service.price;

/** The number counts once it is a whole one; until then the purchase does without. */
export function asContact({ name, number }: { name: string; number: string }): Contact {
  const parsed = mobile.safeParse(number);
  return { name: name.trim(), number: parsed.success ? parsed.data : undefined };
}
