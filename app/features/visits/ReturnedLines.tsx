import { returnedWords } from "#app/features/visits/returned-words.ts";
import type { Booking } from "#contract/bookings.ts";

/** What was returned for a cancelled visit, a line each. */
export function ReturnedLines(booking: Pick<Booking, "returned" | "handBack">) {
  return returnedWords(booking).map((line) => (
    <span key={line} className="xs block">
      {line}
    </span>
  ));
}
