import { useCalendarFile } from "#app/features/visits/AddToCalendar.tsx";
import { googleCalendarLink } from "#app/features/visits/google-calendar.ts";
import type { VisitDialog } from "#app/features/visits/VisitActions.tsx";
import { hasReceipt } from "#app/features/visits/visits.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTableTexts, bookingsTexts, changeTexts } from "#app/texts/en/dashboard/bookings.ts";
import { changeVisitTexts } from "#app/texts/en/dashboard/change-visit.ts";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { MenuItem } from "#app/ui/Menu.tsx";
import type { Booking } from "#contract/bookings.ts";

/** The menu of an upcoming visit, besides the one button before it. */
export function useVisitMenu(
  booking: Booking,
  isNew: boolean,
  open: (dialog: VisitDialog) => void,
): MenuItem[] {
  const salon = useSalon();
  const texts = useTexts(bookingsTexts);
  const { change } = useTexts(changeVisitTexts);
  const { receipt } = useTexts(bookingsTableTexts);
  const { history } = useTexts(historyTexts);
  const { cancelVisit } = useTexts(changeTexts);
  const file = useCalendarFile(booking);
  const { _id, startsAt, canMove, canCancel } = booking;
  const google = googleCalendarLink(booking, salon);
  const items: (MenuItem | false)[] = [
    isNew &&
      startsAt !== null &&
      canMove && { label: texts.reschedule, icon: "clock", onSelect: () => open("move") },
    canMove && { label: change, icon: "edit", to: `/dashboard/changeVisit/${_id}` },
    !isNew && startsAt !== null && { label: texts.addToCalendar, icon: "calendar", onSelect: file.save },
    google !== null && {
      label: texts.google,
      icon: "arrow-right",
      onSelect: () => window.open(google, "_blank", "noopener"),
    },
    hasReceipt(booking) && { label: receipt, icon: "print", to: `/dashboard/receipts/${_id}` },
    { label: history, icon: "list", onSelect: () => open("history") },
    canCancel && { label: cancelVisit, icon: "close", danger: true, onSelect: () => open("cancel") },
  ];
  return items.filter((item) => item !== false);
}
