import type { ShouldRevalidateFunctionArgs } from "react-router";
import { BookingScreen } from "#app/features/checkout/BookingScreen.tsx";
import { BookingWaiting } from "#app/features/checkout/BookingWaiting.tsx";
import { serviceOf } from "#app/features/checkout/choice/visit-parts.ts";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Service } from "#contract/services.ts";
import type { Route } from "./+types/booking-appointment.ts";

/** The catalogue comes with the page, so that it shows what is booked before it is known who books. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters] = await Promise.all([api.listServices(), api.listMasters()]);
  return { service: offered(params.id, services), services, masters };
}

/** The service with this id; for a variant's id, the service as that variant. */
function offered(id: string, services: Service[]): Service | undefined {
  const service = serviceOf(id, services);
  const variant = service?.variants.find(({ _id }) => _id === id);
  return service && variant ? { ...service, ...variant, variantOf: service._id, variants: [] } : service;
}

/** A start time that is put into the URL changes nothing in the catalogue. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.id !== nextParams.id;
}

export const handle: PageHandle = {
  Waiting: BookingWaiting,
  get rail() {
    return { back: "/services", label: textsNow(checkoutTexts).back };
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(checkoutTexts).title, salon: matches[0].loaderData?.salon });

export default function BookingAppointmentPage({ params, loaderData }: Route.ComponentProps) {
  return <BookingScreen key={params.id} serviceId={params.id} catalogue={loaderData} user={useUser()} />;
}
