import { Badge, type BadgeTone } from "#app/ui/Badge.tsx";
import type { BookingStatus } from "#contract/bookings.ts";

const looks: Record<BookingStatus, { tone: BadgeTone; word: string }> = {
  pending: { tone: "pending", word: "pending" },
  confirmed: { tone: "ok", word: "confirmed" },
  in_chair: { tone: "live", word: "in the chair" },
  completed: { tone: "done", word: "completed" },
  cancelled: { tone: "off", word: "cancelled" },
  no_show: { tone: "off", word: "no-show" },
};

/** The state of a booking. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { tone, word } = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
