import { useSalon } from "#app/lib/use-salon.ts";
import "#app/features/visits/visit-history.css";
import { useTimeline } from "#app/data/bookings.ts";
import { byWhom, lineText } from "#app/features/visits/history-lines.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";

/** What happened to a visit, the earliest first: when, what, why, and who did it. */
export function VisitTimeline({ bookingId }: { bookingId: string }) {
  const { zone } = useSalon();
  const texts = useTexts(historyTexts);
  return (
    <QueryView
      query={useTimeline(bookingId)}
      waiting={["h-16"]}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {(lines) => (
        <ol className="history">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
            <li key={index}>
              <b>{lineText(line, zone)}</b>
              <span className="num">
                {moment(line.at, zone)}, {texts.by(byWhom(line))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}
