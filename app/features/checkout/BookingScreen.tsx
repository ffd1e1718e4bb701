import { Elements } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { Checkout } from "#app/features/checkout/Checkout.tsx";
import { useCardLibrary } from "#app/features/checkout/use-card-library.ts";
import { isRefusal } from "#app/lib/api-error.ts";
import { serviceQuery, useMasters, useServices } from "#app/lib/catalogue.ts";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Loader } from "#app/ui/Loader.tsx";
import { Note } from "#app/ui/Note.tsx";
import type { Salon } from "#contract/salon.ts";

interface Props {
  serviceId: string;
  salon: Salon;
  user: IdentityUser;
}

/** Loads the service before anything shows, with the catalogue around it and what is known of the guest. */
export function BookingScreen({ serviceId, salon, user }: Props) {
  const service = useQuery(serviceQuery(serviceId));
  const services = useServices();
  const masters = useMasters();
  const me = useQuery({
    queryKey: ["me", user.email],
    queryFn: ({ signal }) => securedApi("readMe", undefined, { signal }),
  });
  const cards = useCardLibrary(salon.stripePublishableKey, salon.testMode);

  if (service.error && isRefusal(service.error)) return <NoSuchService />;
  const failed = [service, services, masters].find((query) => query.error && !query.data);
  if (failed) {
    return (
      <>
        <h1 className="h2 dash-title mb-5">Book an appointment</h1>
        <Note tone="error" action={<Retry onClick={() => void failed.refetch()} />}>
          The service did not load. {explain(failed.error)}
        </Note>
      </>
    );
  }
  if (!service.data || !services.data || !masters.data || me.isPending) return <Loader />;

  return (
    <Elements stripe={cards.stripe}>
      <Checkout
        service={service.data}
        services={services.data}
        masters={masters.data}
        salon={salon}
        guest={{
          email: user.email,
          name: me.data?.name || user.displayName || "",
          number: me.data?.phone ?? "",
        }}
        cardsFailed={cards.failed}
        onRetryCards={cards.retry}
      />
    </Elements>
  );
}

function NoSuchService() {
  return (
    <>
      <h1 className="sr">Book an appointment</h1>
      <EmptyState
        className="py-20"
        title="We do not have this service"
        text="It may have left the list. The others are waiting."
        action={<LinkButton to="/services">All services</LinkButton>}
      />
    </>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="line" size="sm" onClick={onClick}>
      Try again
    </Button>
  );
}
