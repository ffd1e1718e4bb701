import { useState } from "react";
import { BookAgain } from "#app/features/bookings/BookAgain.tsx";
import { BookingsSkeleton } from "#app/features/bookings/BookingsSkeleton.tsx";
import { LoadFailed } from "#app/features/bookings/LoadFailed.tsx";
import { NextVisit } from "#app/features/bookings/NextVisit.tsx";
import { useUserBookings } from "#app/features/bookings/queries.ts";
import { comingVisits, servicesHad } from "#app/features/bookings/visits.ts";
import { useMasters, useServices } from "#app/lib/catalogue.ts";
import { greeting } from "#app/lib/salon-time.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Salon } from "#contract/salon.ts";

interface Props {
  email: string;
  firstName: string;
  salon: Salon;
}

/** A customer's first page: her next visit, what she has had before, and what is coming soon. */
export function UserHome({ email, firstName, salon }: Props) {
  const [now] = useState(Date.now);
  const { data, error, refetch } = useUserBookings(email);
  return (
    <>
      <div className="bar mb-6.5">
        <h1 className="h2 dash-title">
          {greeting(now, salon.zone)}, {firstName}
        </h1>
        <LinkButton to="/services">
          <Icon name="plus" />
          New appointment
        </LinkButton>
      </div>
      {data ? (
        <Visits bookings={data} salon={salon} now={now} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <BookingsSkeleton />
      )}
      <p className="soon mt-9">
        <b>coming soon</b>
        <span>Your skin diary: what each master wrote down, visit by visit.</span>
      </p>
    </>
  );
}

function Visits({ bookings, salon, now }: { bookings: Booking[]; salon: Salon; now: number }) {
  const services = useServices().data ?? [];
  const masters = useMasters().data ?? [];
  const next = comingVisits(bookings, now).find(hasTime);
  const item = next?.items[0];
  return (
    <>
      {next ? (
        <NextVisit
          booking={next}
          salon={salon}
          now={now}
          picture={services.find(({ _id }) => _id === item?.serviceId)?.img}
          masterPhoto={masters.find(({ _id }) => _id === item?.masterId)?.photo}
        />
      ) : (
        <EmptyState
          className="card"
          title={bookings.length === 0 ? "No visits yet" : "No visit ahead"}
          text={
            bookings.length === 0
              ? "Your first hour is a few taps away."
              : "Your next hour is a few taps away."
          }
          action={<LinkButton to="/services">Get an Appointment</LinkButton>}
        />
      )}
      <BookAgain had={servicesHad(bookings, now)} services={services} zone={salon.zone} />
    </>
  );
}

function hasTime(booking: Booking): booking is Booking & { startsAt: string; endsAt: string } {
  return booking.startsAt !== null && booking.endsAt !== null;
}
