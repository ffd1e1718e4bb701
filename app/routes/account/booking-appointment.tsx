import "#app/features/checkout/styles/checkout.css";
import { BookingScreen } from "#app/features/checkout/BookingScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { checkoutTexts } from "#app/texts/en/checkout.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/booking-appointment.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(checkoutTexts).title;
  },
  get rail() {
    return { back: "/services", label: textsNow(checkoutTexts).back };
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function BookingAppointmentPage({ params }: Route.ComponentProps) {
  return <BookingScreen key={params.id} serviceId={params.id} salon={usePageSalon()} user={useUser()} />;
}
