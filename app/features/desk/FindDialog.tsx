import "#app/features/desk/styles/new-booking.css";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { useBookingChoices } from "#app/data/bookings.ts";
import { useGuestChoices } from "#app/data/guests.ts";
import { GuestRow } from "#app/features/desk/GuestChoice.tsx";
import { StatusBadge } from "#app/features/visits/StatusBadge.tsx";
import { visitPath } from "#app/features/visits/visits.ts";
import { explain } from "#app/lib/explain.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { dayAndTime, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { findTexts } from "#app/texts/en/dashboard/find.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Combobox } from "#app/ui/Combobox.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { Highlight } from "#app/ui/Highlight.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { GuestSummary } from "#contract/guests.ts";
import { readSearch } from "#domain/guests/search.ts";

type Choice =
  | { kind: "guest"; guest: GuestSummary }
  | { kind: "booking"; booking: Booking }
  | { kind: "guests" }
  | { kind: "bookings" }
  | { kind: "new" };

interface Props {
  onClose: () => void;
  /** Books for somebody who was not found. */
  onNew: (typed: string) => void;
}

/** Finds a guest or a booking by any part of a name, a number or an address, and opens it. */
export default function FindDialog({ onClose, onNew }: Props) {
  const texts = useTexts(findTexts);
  const { enterAgain } = useTexts(guestsTexts);
  const { zone } = useSalon();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const guests = useGuestChoices(search);
  const bookings = useBookingChoices(search);
  const isLooked = search.length > 1;
  const isAnswered = [guests, bookings].every((query) => query.isSuccess && !query.isPlaceholderData);
  const settled = search === typed.trim() && (!isLooked || isAnswered);
  const foundGuests = (isLooked && guests.data?.guests) || [];
  const foundBookings = (isLooked && bookings.data) || [];
  const failed = isLooked && (guests.error ?? bookings.error);
  const isNew = isLooked && settled && foundGuests.length === 0;
  const nothing = isNew && foundBookings.length === 0;
  const parts = readSearch(typed).flat();

  const choices: Choice[] = [
    ...foundGuests.map((guest) => ({ kind: "guest" as const, guest })),
    ...foundBookings.map((booking) => ({ kind: "booking" as const, booking })),
    ...(foundGuests.length > 0 ? [{ kind: "guests" as const }] : []),
    ...(foundBookings.length > 0 ? [{ kind: "bookings" as const }] : []),
    ...(isNew ? [{ kind: "new" as const }] : []),
  ];

  const lineOf = { guests: texts.allGuests, bookings: texts.allBookings, new: texts.bookFor };

  function go(choice: Choice) {
    onClose();
    const query = new URLSearchParams({ search: typed.trim() });
    if (choice.kind === "new") onNew(typed.trim());
    else if (choice.kind === "guest") void navigate(`/dashboard/guests/${choice.guest._id}`);
    else if (choice.kind === "guests") void navigate(`/dashboard/guests?${query}`);
    else if (choice.kind === "bookings") void navigate(`/dashboard/manageBookings?${query}`);
    else {
      const { _id, startsAt } = choice.booking;
      void navigate(visitPath(_id, salonDate(startsAt ?? salonNow(), zone)));
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.find} kind="wide">
      {/* A search is not lost work, so the dialog closes without asking. */}
      <search>
        <Combobox<Choice>
          label={texts.part}
          hint={
            failed
              ? `${texts.notLoaded(explain(failed))} ${enterAgain}`
              : nothing
                ? texts.nothing(search)
                : texts.hint
          }
          typed={typed}
          onType={setTyped}
          choices={choices}
          settled={settled}
          onAwait={() => {
            for (const query of [guests, bookings]) if (query.isError) void query.refetch();
          }}
          keyOf={keyOf}
          show={(choice) => {
            if (choice.kind === "guest") return <GuestRow guest={choice.guest} parts={parts} />;
            if (choice.kind === "booking") return <BookingRow booking={choice.booking} parts={parts} />;
            return (
              <span className="choice-row min-h-9.5">
                <b>{lineOf[choice.kind](search)}</b>
              </span>
            );
          }}
          onChoose={go}
          listLabel={texts.choices}
          status={isLooked ? texts.found(foundGuests.length, foundBookings.length) : undefined}
        />
      </search>
    </Dialog>
  );
}

function keyOf(choice: Choice): string {
  if (choice.kind === "guest") return `guest-${choice.guest._id}`;
  return choice.kind === "booking" ? `booking-${choice.booking._id}` : choice.kind;
}

function BookingRow({ booking, parts }: { booking: Booking; parts: string[] }) {
  const { zone } = useSalon();
  const texts = useTexts(findTexts);
  const { name, service_name, startsAt, status } = booking;
  const when = startsAt ? dayAndTime(startsAt, zone) : texts.toArrange;
  return (
    <span className="choice-row">
      <span>
        <b>
          <Highlight text={name} parts={parts} />
        </b>
        <span className="choice-sub num">
          {texts.booking}: {service_name}, {when}
        </span>
      </span>
      <StatusBadge status={status} />
    </span>
  );
}
