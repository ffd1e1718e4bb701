import "#app/features/visits/visit-history.css";
import { useQuery } from "@tanstack/react-query";
import { byWhom, lineText } from "#app/features/visits/history-lines.ts";
import { explain } from "#app/lib/explain.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { historyTexts } from "#app/texts/en/visit-history.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** What happened to a visit, the first first: when, what, why, by whom. */
export function VisitTimeline({ bookingId, zone }: { bookingId: string; zone: string }) {
  const texts = useTexts(historyTexts);
  const { data, error } = useQuery({
    queryKey: ["bookings", "timeline", bookingId],
    queryFn: ({ signal }) => securedApi("readTimeline", { params: { id: bookingId } }, { signal }),
    staleTime: 0,
  });
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
