import { useRef, useState } from "react";
import { useConfirmVisits } from "#app/data/desk-changes.ts";
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

/**
 * Confirms bookings of a list, while others still are being confirmed too, and keeps the outcome of all of them until
 * the next try.
 */
export function useConfirming() {
  const texts = useTexts(bookingActionTexts);
  const change = useConfirmVisits();
  const [report, setReport] = useState<Confirmed | null>(null);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  /** The same ids: a second press can come before the list is drawn again. */
  const sent = useRef(underWay);

  async function confirm(bookings: Booking[]): Promise<void> {
    const some = bookings.filter(({ _id }) => !sent.current.includes(_id)).slice(0, mostConfirmedAtOnce);
    if (some.length === 0) return;
    const ids = some.map(({ _id }) => _id);
    if (sent.current.length === 0) setReport(null);
    setSent([...sent.current, ...ids]);
    const answer = await change.run(ids, texts.notConfirmed);
    setSent(sent.current.filter((id) => !ids.includes(id)));
    if (!answer) return;
    const became = new Map(answer.results.map((result) => [result._id, result]));
    const confirmed = answer.results.filter(({ outcome }) => outcome === "confirmed").length;
    const others = some.flatMap((booking): Confirmed["others"] => {
      const result = became.get(booking._id);
      return result?.outcome === "confirmed" ? [] : [{ booking, because: result?.status ?? "gone" }];
    });
    setReport((before) => ({
      confirmed: (before?.confirmed ?? 0) + confirmed,
      others: [...(before?.others ?? []), ...others],
    }));
  }

  function setSent(ids: readonly string[]) {
    sent.current = ids;
    setUnderWay(ids);
  }

  return {
    confirm,
    /** The ids being confirmed. */
    underWay,
    report,
    dismiss: () => setReport(null),
  };
}

export type Confirming = ReturnType<typeof useConfirming>;
