import "#app/features/checkout/styles/checkout.css";
import { Basket } from "#app/features/checkout/Basket.tsx";
import { BookingSteps } from "#app/features/checkout/BookingSteps.tsx";
import { Summary } from "#app/features/checkout/Summary.tsx";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
}

/** The booking page before it is known who books: what is booked and its price. It is part of the server's HTML. */
export function BookingShell({ service }: Props) {
  const salon = useSalon();
  const texts = useTexts(checkoutTexts);
  const visit = {
    parts: [{ service, size: service, addOns: [] }],
    masterNames: [texts.anyone],
    startsAt: undefined,
    endsAt: undefined,
    where: salonAddress(salon)[0] ?? salonName(salon),
    total: service.price,
    quote: undefined,
    terms: undefined,
  };
  return (
    <div className="booking-page">
      <div className="min-w-0">
        <BookingSteps current={1} />
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
