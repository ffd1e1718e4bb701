import { lazy, Suspense, useState } from "react";
import { AddToCalendar } from "#app/features/visits/AddToCalendar.tsx";
import { CancelDialog } from "#app/features/visits/CancelDialog.tsx";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const MoveDialog = lazy(() => import("#app/features/visits/MoveDialog.tsx"));

interface Props {
  booking: Booking;
  services: Service[];
  masters: Master[];
  now: number;
  /** It was booked a moment ago: what comes first is to keep it in a calendar. */
  isNew?: boolean;
}

/** What a customer can do about a coming visit. The server says what; its cut-offs hold there, too. */
export function VisitActions({ booking, services, masters, now, isNew = false }: Props) {
  const texts = useTexts(bookingsTexts);
  const { change } = useTexts(changeVisitTexts);
  const [open, setOpen] = useState<"move" | "cancel">();
  const close = () => setOpen(undefined);
  return (
    <>
      {isNew && booking.startsAt && <AddToCalendar booking={booking} primary />}
      <div className="visit-actions">
        {booking.canMove && (
          <Button variant={isNew ? "quiet" : "soft"} size="sm" onClick={() => setOpen("move")}>
            {booking.startsAt ? texts.reschedule : texts.chooseTime}
            <span className="sr">: {booking.service_name}</span>
          </Button>
        )}
        {booking.canMove && (
          <LinkButton
            variant={isNew ? "quiet" : "soft"}
            size="sm"
            to={`/dashboard/changeVisit/${booking._id}`}
          >
            {change}
            <span className="sr">: {booking.service_name}</span>
          </LinkButton>
        )}
        {booking.canCancel && (
          <Button variant="danger" size="sm" onClick={() => setOpen("cancel")}>
            {texts.cancel}
            <span className="sr">: {booking.service_name}</span>
          </Button>
        )}
      </div>
      {!isNew && booking.startsAt && <AddToCalendar booking={booking} />}
      {open === "cancel" && <CancelDialog booking={booking} onClose={close} />}
      {open === "move" && (
        <Suspense>
          <MoveDialog booking={booking} services={services} masters={masters} now={now} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
