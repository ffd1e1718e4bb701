import { useState } from "react";
import { useConfirmVisits } from "#app/data/calendar.ts";
import { bookingActionTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Booking, BookingStatus } from "#contract/bookings.ts";
import { mostConfirmedAtOnce } from "#domain/visit.ts";

/** The outcome of confirming visits. */
export interface Confirmed {
  confirmed: number;
  /** The bookings that could not be confirmed, with their state; 'gone' if the booking no longer exists. */
  others: { booking: Booking; because: BookingStatus | "gone" }[];
}

/** Confirms bookings of a list together, and keeps the outcome until the next try. */
export function useConfirming() {
  const texts = useTexts(bookingActionTexts);
  const change = useConfirmVisits();
  const [report, setReport] = useState<Confirmed | null>(null);

  async function confirm(bookings: Booking[]): Promise<void> {
    const some = bookings.slice(0, mostConfirmedAtOnce);
    if (change.busy || some.length === 0) return;
    setReport(null);
    const answer = await change.run(
      some.map(({ _id }) => _id),
      texts.notConfirmed,
    );
    if (!answer) return;
    const became = new Map(answer.results.map((result) => [result._id, result]));
    setReport({
      confirmed: answer.results.filter(({ outcome }) => outcome === "confirmed").length,
      others: some.flatMap((booking) => {
        const result = became.get(booking._id);
        return result?.outcome === "confirmed" ? [] : [{ booking, because: result?.status ?? "gone" }];
      }),
    });
  }

  return {
    confirm,
    /** The ids being confirmed. */
    underWay: change.underWay ?? [],
    report,
    dismiss: () => setReport(null),
  };
}

export type Confirming = ReturnType<typeof useConfirming>;
