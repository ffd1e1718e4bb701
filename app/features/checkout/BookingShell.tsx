import "#app/features/checkout/styles/checkout.css";
import { useSearchParams } from "react-router";
import { BookingSteps } from "#app/features/checkout/BookingSteps.tsx";
import { bookedIn, partsOf } from "#app/features/checkout/choice/visit-parts.ts";
import { catalogueOf, startingVisit } from "#app/features/checkout/start/starting-visit.ts";
import { Basket } from "#app/features/checkout/summary/Basket.tsx";
import { Summary } from "#app/features/checkout/summary/Summary.tsx";
import { sumOfPrices } from "#app/lib/money.ts";
import { masterName, salonAddress, salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  services: Service[];
  masters: Master[];
}

/**
 * The booking page before it is known who books: what the URL asks for, and its prices. It is part of the server's
 * HTML. A total is shown only if everyone pays the same.
 */
export function BookingShell(catalogue: Props) {
  const salon = useSalon();
  const texts = useTexts(checkoutTexts);
  const [query] = useSearchParams();
  const { serviceIds, masterIds, startsAt } = startingVisit(query, catalogue);
  const parts = partsOf(serviceIds, catalogueOf(catalogue));
  const booked = bookedIn(parts);
  const isSameForAll = booked.every(({ price, memberPrice }) => price === memberPrice);
  const visit = {
    parts,
    masterNames: masterIds.map((id) => {
      const master = catalogue.masters.find(({ _id }) => _id === id);
      return master ? masterName(master) : texts.anyone;
    }),
    startsAt,
    endsAt: undefined,
    where: salonAddress(salon)[0] ?? salonName(salon),
    total: isSameForAll ? sumOfPrices(booked.map(({ price }) => price)) : undefined,
    quote: undefined,
    dueNow: undefined,
    credit: 0,
    isSession: false,
    terms: undefined,
  };
  return (
    <div className="booking-page">
      <div className="min-w-0">
        <BookingSteps current={startsAt ? 2 : 1} />
        <h1 className="h2">{texts.chooseHour}</h1>
        <Basket {...visit} />
        <Loading className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-64" />
        </Loading>
      </div>
      <Summary {...visit} />
    </div>
  );
}
