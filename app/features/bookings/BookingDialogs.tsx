import { lazy } from "react";
import { Opening } from "#app/ui/Opening.tsx";
import type { Booking } from "#contract/bookings.ts";

const MoveDialog = lazy(() =>
  import("#app/features/desk/DeskMoveDialog.tsx").then((part) => ({ default: part.DeskMoveDialog })),
);
const CancelDialog = lazy(() =>
  import("#app/features/desk/DeskCancelDialog.tsx").then((part) => ({ default: part.DeskCancelDialog })),
);
const HandBackDialog = lazy(() =>
  import("#app/features/desk-payment/HandBackDialog.tsx").then((part) => ({ default: part.HandBackDialog })),
);
const NotHandedBackDialog = lazy(() =>
  import("#app/features/desk-payment/NotHandedBackDialog.tsx").then((part) => ({
    default: part.NotHandedBackDialog,
  })),
);

/** A booking that a dialog is about. */
export interface Asking {
  action: "move" | "cancel" | "handBack" | "notHandedBack";
  /** As it was when the dialog opened. */
  booking: Booking;
}

interface Props {
  asking: Asking;
  /** The bookings of the list, which the booking may have left since. */
  bookings: Booking[];
  now: number;
  onClose: () => void;
}

/** The dialog about a booking of the list. */
export function BookingDialogs({ asking: { action, booking }, bookings, now, onClose }: Props) {
  const asked = bookings.find(({ _id }) => _id === booking._id) ?? booking;
  return (
    <Opening>
      {action === "move" && <MoveDialog visit={asked} now={now} onClose={onClose} />}
      {action === "cancel" && <CancelDialog visit={asked} onClose={onClose} />}
      {action === "handBack" && (
        <HandBackDialog visit={asked} sum={asked.handBack ?? booking.handBack ?? 0} onClose={onClose} />
      )}
      {action === "notHandedBack" && (
        <NotHandedBackDialog
          visit={asked}
          sum={asked.handedBack ?? booking.handedBack ?? 0}
          onClose={onClose}
        />
      )}
    </Opening>
  );
}
