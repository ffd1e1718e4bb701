import { canBeChosen } from "#app/features/bookings/use-chosen.ts";
import { stepsFor } from "#app/features/desk/next-steps.ts";
import { visitPath } from "#app/features/visits/visits.ts";
import { money } from "#app/lib/money.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { handBackTexts } from "#app/texts/en/dashboard/hand-back.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Menu, type MenuItem } from "#app/ui/Menu.tsx";
import type { Booking } from "#contract/bookings.ts";
import { canBecome, mayBeMoved } from "#domain/booking-states.ts";

export type BookingAction = "confirm" | "move" | "cancel" | "missed" | "handBack" | "notHandedBack";

interface Props {
  booking: Booking;
  now: number;
  onAction: (action: BookingAction, booking: Booking) => void;
}

/** Everything the desk can do with one booking of the list. */
export function BookingMenu({ booking, now, onAction }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(bookingActionTexts);
  const calendar = useTexts(calendarTexts);
  const { mistake } = useTexts(handBackTexts);
  const { status, startsAt } = booking;
  const act = (action: BookingAction) => () => onAction(action, booking);
  const items: (MenuItem | false)[] = [
    canBeChosen(booking) && { label: texts.confirm, icon: "check", onSelect: act("confirm") },
    booking.handBack !== undefined && {
      label: calendar.handBackNow(money(booking.handBack)),
      icon: "card",
      onSelect: act("handBack"),
    },
    booking.handedBack !== undefined && {
      label: mistake(money(booking.handedBack)),
      icon: "back",
      onSelect: act("notHandedBack"),
    },
    { label: texts.openVisit, icon: "calendar", to: pathOf(booking, now, zone) },
    mayBeMoved(status) && {
      label: startsAt ? texts.move : texts.arrange,
      icon: "clock",
      onSelect: act("move"),
    },
    booking.number !== "" && {
      label: texts.call,
      icon: "phone",
      onSelect: () => window.location.assign(`tel:${booking.number}`),
    },
    hasReceipt(booking) && { label: texts.receipt, icon: "print", to: `/dashboard/receipts/${booking._id}` },
    stepsFor(booking, now, zone).some(({ to }) => to === "no_show") && {
      label: texts.missed,
      icon: "user",
      onSelect: act("missed"),
    },
    canBecome(status, "cancelled") && {
      label: texts.cancel,
      icon: "close",
      danger: true,
      onSelect: act("cancel"),
    },
  ];
  return (
    <Menu
      label={texts.actions(booking.name)}
      trigger={<Icon name="more" />}
      triggerClassName="iconbtn"
      items={items.filter((item) => item !== false)}
    />
  );
}

/** The path to the visit on the calendar. A visit without a time is listed beside any day. */
export function pathOf({ _id, startsAt }: Booking, now: number, zone: string): string {
  return visitPath(_id, salonDate(startsAt ?? now, zone));
}

function hasReceipt({ price, paid, handBack }: Booking): boolean {
  return handBack !== undefined || (price > 0 && paid !== undefined && paid !== "unpaid");
}
