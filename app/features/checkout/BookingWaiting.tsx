import { useRouteLoaderData } from "react-router";
import { BookingShell } from "#app/features/checkout/BookingShell.tsx";
import { Loader } from "#app/features/pictures/Loader.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

export interface BookingCatalogue {
  /** Undefined if the URL names no service. */
  service: Service | undefined;
  services: Service[];
  masters: Master[];
}

/** The booking page until it is known who is signed in. */
export function BookingWaiting() {
  const data = useRouteLoaderData<BookingCatalogue>("routes/account/booking-appointment");
  return data?.service ? <BookingShell {...data} service={data.service} /> : <Loader page={false} />;
}
