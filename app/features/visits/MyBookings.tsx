import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { useUserBookings } from "#app/data/bookings.ts";
import { useMasters } from "#app/data/masters.ts";
import { useServices } from "#app/data/services.ts";
import { begunPayment, forgetBegun } from "#app/features/card/begun-payment.ts";
import { OwnPackages } from "#app/features/packages/OwnPackages.tsx";
import { BookingsJump } from "#app/features/visits/BookingsJump.tsx";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { BookingsTable } from "#app/features/visits/BookingsTable.tsx";
import { ConfirmAddress } from "#app/features/visits/ConfirmAddress.tsx";
import { justBooked } from "#app/features/visits/just-booked.ts";
import { NewVisit } from "#app/features/visits/NewVisit.tsx";
import { VisitActions } from "#app/features/visits/VisitActions.tsx";
import { VisitCard } from "#app/features/visits/VisitCard.tsx";
import { visitHint } from "#app/features/visits/visit-hint.ts";
import { newestFirst, visitsNotOver } from "#app/features/visits/visits.ts";
import { OwnWaiting } from "#app/features/waiting/OwnWaiting.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { OwnSection } from "#app/ui/OwnSection.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";
import type { Booking } from "#contract/bookings.ts";

interface Props {
  email: string;
  /** The gift cards that the person has given. */
  gifts?: ReactNode;
}

/** The signed-in person's bookings: upcoming ones as cards, then all of them as a table. */
export function MyBookings({ email, gifts }: Props) {
  const texts = useTexts(bookingsTexts);
  const bookings = useUserBookings(email);
  return (
    <>
      {!bookings.data && <h1 className={bookings.error ? "h2 mb-7" : "sr"}>{texts.totalName}</h1>}
      <QueryView
        query={bookings}
        waiting={<MyBookingsSkeleton />}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(booked) => <Loaded bookings={booked} email={email} gifts={gifts} />}
      </QueryView>
    </>
  );
}

function MyBookingsSkeleton() {
  return (
    <>
      <div className="late mb-7">
        <Skeleton className="h-14 w-72 max-w-full" />
      </div>
      <BookingsSkeleton />
    </>
  );
}

function Loaded({ bookings, email, gifts }: Props & { bookings: Booking[] }) {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  const now = useNow();
  const services = useServices();
  const masters = useMasters();
  const ahead = visitsNotOver(bookings, now);
  const booked = justBooked(useLocation().state, ahead);
  useSeenAsBooked(bookings, email);
  const coming = ahead.filter((booking) => booking !== booked);
  const firstPending = booked ? undefined : coming.find(({ status }) => status === "pending");
  const actionsOf = (booking: Booking) => (
    <VisitActions
      booking={booking}
      services={services.data ?? []}
      masters={masters.data ?? []}
      now={now}
      isNew={booking === booked}
    />
  );

  return (
    <>
      <div className="bar mb-7">
        <h1 className="h2 num">{texts.total(numberText(bookings.length))}</h1>
        {bookings.length > 0 && (
          <LinkButton to="/services" className="max-md:hidden">
            <Icon name="plus" />
            {texts.newAppointment}
          </LinkButton>
        )}
      </div>
      <BookingsJump coming={ahead.length} all={bookings.length} />
      <ConfirmAddress />
      {bookings.length === 0 && (
        <EmptyState
          className="card mb-12"
          title={texts.noVisits}
          text={texts.firstHour}
          action={<LinkButton to="/services">{texts.getAppointment}</LinkButton>}
        />
      )}
      {booked && (
        <NewVisit booking={booked} now={now}>
          {actionsOf(booked)}
        </NewVisit>
      )}
      {coming.length > 0 && (
        <OwnSection id="coming-up" title={booked ? texts.alsoComingUp : texts.comingUp}>
          <div className="card">
            {coming.map((booking) => (
              <VisitCard
                key={booking._id}
                booking={booking}
                now={now}
                explained={booking === firstPending}
                hint={visitHint(booking, salon)}
                actions={actionsOf(booking)}
              />
            ))}
          </div>
        </OwnSection>
      )}
      <OwnWaiting masters={masters.data ?? []} />
      {gifts}
      <OwnPackages onlyGood />
      {bookings.length > 0 && (
        <section aria-labelledby="all-bookings">
          <h2 className="h4 mb-4" id="all-bookings">
            {texts.all}
          </h2>
          <BookingsTable bookings={newestFirst(bookings)} caption={texts.allYours} />
        </section>
      )}
    </>
  );
}

/** A visit that is seen here need not be looked for by the page that it was paid on. */
function useSeenAsBooked(bookings: Booking[], email: string): void {
  useEffect(() => {
    const paidBy = begunPayment("visit", email)?.intentId;
    if (paidBy && bookings.some(({ transactionId }) => transactionId === paidBy)) forgetBegun(paidBy);
  }, [bookings, email]);
}
