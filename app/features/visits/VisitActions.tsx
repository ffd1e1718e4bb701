import { lazy, useState } from "react";
import { AddToCalendar } from "#app/features/visits/AddToCalendar.tsx";
import { CancelDialog } from "#app/features/visits/CancelDialog.tsx";
import { useVisitMenu } from "#app/features/visits/use-visit-menu.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Menu } from "#app/ui/Menu.tsx";
import { Opening } from "#app/ui/Opening.tsx";
import type { Booking } from "#contract/bookings.ts";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

const MoveDialog = lazy(() => import("#app/features/visits/MoveDialog.tsx"));
const HistoryDialog = lazy(() => import("#app/features/visits/HistoryDialog.tsx"));

/** The dialogs of a visit, to change or to read it. */
export type VisitDialog = "move" | "cancel" | "history";

interface Props {
  booking: Booking;
  services: Service[];
  masters: Master[];
  now: number;
  /** Set if it was just booked: then adding it to a calendar comes first. */
  isNew?: boolean;
}

/**
 * What a customer can do with an upcoming visit: one button, and a menu. The server decides what, including the
 * cut-offs.
 */
export function VisitActions({ booking, services, masters, now, isNew = false }: Props) {
  const texts = useTexts(bookingsTexts);
  const [open, setOpen] = useState<VisitDialog>();
  const items = useVisitMenu(booking, isNew, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="visit-do">
        {isNew && booking.startsAt ? (
          <AddToCalendar booking={booking} primary />
        ) : (
          booking.canMove && (
            <Button variant="soft" size="sm" onClick={() => setOpen("move")}>
              {booking.startsAt ? texts.reschedule : texts.chooseTime}
              <span className="sr">: {booking.service_name}</span>
            </Button>
          )
        )}
      </div>
      <div className="visit-more">
        <Menu
          label={texts.more(booking.service_name)}
          trigger={<Icon name="more" />}
          triggerClassName="iconbtn"
          items={items}
        />
      </div>
      {open === "cancel" && <CancelDialog booking={booking} onClose={close} />}
      {open === "move" && (
        <Opening>
          <MoveDialog booking={booking} services={services} masters={masters} now={now} onClose={close} />
        </Opening>
      )}
      {open === "history" && (
        <Opening>
          <HistoryDialog bookingId={booking._id} onClose={close} />
        </Opening>
      )}
    </>
  );
}
