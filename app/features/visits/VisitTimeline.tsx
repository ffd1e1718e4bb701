import { useSalon } from "#app/lib/use-salon.ts";
import "#app/features/visits/visit-history.css";
import { useTimeline } from "#app/data/bookings.ts";
import { byWhom, lineText } from "#app/features/visits/history-lines.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** What happened to a visit, the first first: when, what, why, by whom. */
export function VisitTimeline({ bookingId }: { bookingId: string }) {
  const { zone } = useSalon();
  const texts = useTexts(historyTexts);
  const { data, error } = useTimeline(bookingId);
  if (error) return <Note tone="error">{texts.notLoaded(explain(error))}</Note>;
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  return (
    <ol className="history">
      {data.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
        <li key={index}>
          <b>{lineText(line, zone)}</b>
          <span className="num">
            {moment(line.at, zone)}, {texts.by(byWhom(line))}
          </span>
        </li>
      ))}
    </ol>
  );
}
