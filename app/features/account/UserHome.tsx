import "#app/features/account/styles/find-us.css";
import { useUserBookings } from "#app/data/bookings.ts";
import { useMasters } from "#app/data/masters.ts";
import { useMembership } from "#app/data/membership.ts";
import { useServices } from "#app/data/services.ts";
import { BookAgain } from "#app/features/account/BookAgain.tsx";
import { VisitFacts } from "#app/features/contact/VisitFacts.tsx";
import { MemberOffer } from "#app/features/membership/MemberOffer.tsx";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { NextVisit } from "#app/features/visits/NextVisit.tsx";
import { servicesHad, visitsNotOver } from "#app/features/visits/visits.ts";
import { serviceOfItem } from "#app/lib/bookables.ts";
import { explain } from "#app/lib/explain.ts";
import { greeting } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  email: string;
  name: string;
  firstName: string;
}

/** A customer's home page: the next visit, earlier visits, and upcoming ones. */
export function UserHome({ email, name, firstName }: Props) {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  const now = useNow();
  return (
    <>
      <div className="bar mb-6.5">
        <h1 className="h2 dashboard-title">{texts.hello(greeting(now, salon.zone), firstName)}</h1>
        <LinkButton to="/services">
          <Icon name="plus" />
          {texts.newAppointment}
        </LinkButton>
      </div>
      <div className="in-turn">
        <QueryView
          query={useUserBookings(email)}
          waiting={<BookingsSkeleton />}
          failed={(error) => texts.notLoaded(explain(error))}
        >
          {(bookings) => <Visits bookings={bookings} now={now} name={name} />}
        </QueryView>
        <section className="card find-us mt-9" aria-labelledby="find-us">
          <h2 className="h4" id="find-us">
            {texts.findUs}
          </h2>
          <VisitFacts />
        </section>
        <p className="soon mt-9">
          <b>{texts.comingSoon}</b>
          <span>{texts.skinDiary}</span>
        </p>
      </div>
    </>
  );
}

interface VisitsProps {
  bookings: Booking[];
  now: number;
  name: string;
}

function Visits({ bookings, now, name }: VisitsProps) {
  const texts = useTexts(bookingsTexts);
  const { data: services = [], isFetched } = useServices();
  const had = servicesHad(bookings, now);
  const masters = useMasters().data ?? [];
  const next = visitsNotOver(bookings, now).find(hasTime);
  const item = next?.items[0];
  const isMember = useMembership().data?.until != null;
  return (
    <>
      <div className="with-member">
        {next ? (
          <NextVisit
            booking={next}
            now={now}
            picture={serviceOfItem(services, item?.serviceId)?.img}
            masterPhoto={masters.find(({ _id }) => _id === item?.masterId)?.photo}
          />
        ) : (
          <EmptyState
            className="card"
            title={bookings.length === 0 ? texts.noVisits : texts.noneAhead}
            text={bookings.length === 0 ? texts.firstHour : texts.nextHour}
            action={<LinkButton to="/services">{texts.getAppointment}</LinkButton>}
          />
        )}
        <MemberOffer name={name} />
      </div>
      {!isFetched && had.length > 0 ? (
        <Loading className="mt-11">
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <BookAgain had={had} services={services} isMember={isMember} />
      )}
    </>
  );
}

function hasTime(booking: Booking): booking is Booking & { startsAt: string; endsAt: string } {
  return booking.startsAt !== null && booking.endsAt !== null;
}
