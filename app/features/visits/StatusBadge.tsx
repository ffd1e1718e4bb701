import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge, type BadgeTone } from "#app/ui/Badge.tsx";
import type { BookingStatus } from "#contract/bookings.ts";

const tones: Record<BookingStatus, BadgeTone> = {
  pending: "pending",
  confirmed: "ok",
  in_chair: "live",
  completed: "done",
  cancelled: "off",
  no_show: "off",
};

/** The state of a booking. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const texts = useTexts(bookingsTableTexts);
  return <Badge tone={tones[status]}>{texts[status]}</Badge>;
}
