import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { mastersQuery } from "#app/data/masters.ts";
import { useMe } from "#app/data/me.ts";
import { serviceQuery, servicesQuery } from "#app/data/services.ts";
import { useCardLibrary } from "#app/features/card/use-card-library.ts";
import { BookingShell } from "#app/features/checkout/BookingShell.tsx";
import type { BookingCatalogue } from "#app/features/checkout/BookingWaiting.tsx";
import { Checkout } from "#app/features/checkout/Checkout.tsx";
import { useLeaveWhenPaidBefore } from "#app/features/checkout/leave-when-booked.ts";
import { useStart } from "#app/features/checkout/start/use-start.ts";
import { Loader } from "#app/features/pictures/Loader.tsx";
import { hasCode, isRefusal } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import type { Service } from "#contract/services.ts";

/** Loaded on demand, since few guests come to an offered hour. */
const OfferedGate = lazy(() => import("#app/features/waiting/OfferedGate.tsx"));

interface Props {
  serviceId: string;
  /** As it came with the page. */
  catalogue: BookingCatalogue;
  user: IdentityUser;
}

/** Waits for the service, the catalogue and what is known about the guest before anything shows. */
export function BookingScreen({ serviceId, catalogue: sent, user }: Props) {
  const salon = useSalon();
  const texts = useTexts(checkoutTexts);
  const service = useQuery({ ...serviceQuery(serviceId), placeholderData: sent.service });
  const isTakenOff = hasCode(service.error, "not_found");
  const services = useQuery({ ...servicesQuery, initialData: sent.services });
  const masters = useQuery({ ...mastersQuery, initialData: sent.masters });
  const me = useMe(user.email);
  const start = useStart(
    { service: service.data, services: services.data, masters: masters.data },
    { zone: salon.zone, email: user.email },
  );
  useLeaveWhenPaidBefore(start?.paidBy);
  const cards = useCardLibrary(salon.stripePublishableKey, salon.testMode);

  const [query] = useSearchParams();
  const offered = query.get("offered");
  const shell = (of: Service) => (
    <BookingShell service={of} services={services.data} masters={masters.data} />
  );
  const offeredOr = (of: Service, checkout: ReactNode) =>
    offered ? (
      <Suspense fallback={shell(of)}>
        <OfferedGate id={offered} waiting={shell(of)}>
          {checkout}
        </OfferedGate>
      </Suspense>
    ) : (
      checkout
    );

  if (!service.data && isRefusal(service.error)) return <NoSuchService />;
  return (
    <QueryView
      query={service}
      waiting={<Loader />}
      title={texts.title}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(service) =>
        me.isPending || !start || start.paidBy
          ? shell(service)
          : offeredOr(
              service,
              <Elements stripe={cards.stripe}>
                <Checkout
                  service={service}
                  services={services.data}
                  masters={masters.data}
                  isTakenOff={isTakenOff}
                  guest={{
                    email: user.email,
                    name: me.data?.name || user.displayName || "",
                    number: me.data?.phone ?? "",
                  }}
                  start={start}
                  cardsFailed={cards.failed}
                  onRetryCards={cards.retry}
                />
              </Elements>,
            )
      }
    </QueryView>
  );
}

function NoSuchService() {
  const texts = useTexts(checkoutTexts);
  return (
    <>
      <h1 className="sr">{texts.title}</h1>
      <EmptyState
        className="py-20"
        title={texts.gone}
        text={texts.goneText}
        action={<LinkButton to="/services">{texts.allServices}</LinkButton>}
      />
    </>
  );
}
