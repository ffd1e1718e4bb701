import { useState } from "react";
import { Navigate } from "react-router";
import type { FoundPage } from "#app/data/bookings.ts";
import { useRole } from "#app/data/me.ts";
import { type Asking, BookingDialogs } from "#app/features/bookings/BookingDialogs.tsx";
import { BookingList } from "#app/features/bookings/BookingList.tsx";
import { CsvButton } from "#app/features/bookings/CsvButton.tsx";
import { type Filters, writeFilters } from "#app/features/bookings/filters.ts";
import type { Confirming } from "#app/features/bookings/use-confirming.ts";
import { ExportButton } from "#app/features/imports/ExportButton.tsx";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Former } from "#app/ui/Former.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import type { BookingsQuery } from "#contract/bookings.ts";

interface Props {
  found: FoundPage;
  /** Whether this is the answer to the search before, while the new answer loads. */
  isFormer: boolean;
  filters: Filters;
  query: BookingsQuery;
  /** The page size. */
  limit: number;
  now: number;
  confirming: Confirming;
  onClear: () => void;
}

/** The search results, and the dialog about one of them, which stays even if the list becomes empty meanwhile. */
export function FoundBookings(props: Props) {
  const [asking, setAsking] = useState<Asking>();
  return (
    <>
      <Results {...props} onAsk={setAsking} />
      {asking && (
        <BookingDialogs
          asking={asking}
          bookings={props.found.bookings}
          now={props.now}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

type ResultsProps = Props & { onAsk: (asking: Asking) => void };

/** How many there are, the page, and links to the other pages. */
function Results({ found, isFormer, filters, query, limit, now, confirming, onAsk, onClear }: ResultsProps) {
  const texts = useTexts(manageBookingsTexts);
  const role = useRole();
  const { zone } = useSalon();
  const { bookings, first, count, price, since } = found;
  const shortWords = since === null ? null : texts.shortWords(inSalon("date", since, zone));
  const last = Math.ceil(count / limit);
  const sumText = found.query.toHandBack ? texts.countToHandBack : texts.count;
  if (count === 0) return <NoneFound query={query} shortWords={shortWords} onClear={onClear} />;
  // Everything on the last page was confirmed, or an old link leads beyond it.
  if (!isFormer && filters.page > last)
    return <Navigate replace to={writeFilters({ ...filters, page: last })} />;
  return (
    <>
      <div className="bar">
        {/* Not the other way round: what a status says names no heading. */}
        <div role="status">
          <h2 className="h4 num">
            {price === null ? texts.countMore(numberText(count)) : sumText(count, money(price))}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {role === "admin" && <ExportButton kind="visits" />}
          <CsvButton query={query} disabled={count === 0} />
        </div>
      </div>
      {shortWords && <p className="sm muted">{shortWords}</p>}
      {/* Only the list is made inert: the focus may be on the links to other pages. */}
      <Former isFormer={isFormer}>
        <BookingList
          key={writeFilters({ ...filters, page: 1 })}
          rows={bookings.map((booking, index) => ({ booking, number: first + index }))}
          search={found.query.search ?? ""}
          byVisit={found.query.order === "visit"}
          now={now}
          confirming={confirming}
          onAsk={onAsk}
        />
      </Former>
      <div className="bar">
        <p className="sm muted num" role="status">
          {bookings.length > 0 && texts.shown(first, first + bookings.length - 1, count)}
        </p>
        <Pagination page={found.page} pages={last} to={(page) => writeFilters({ ...filters, page })} />
      </div>
    </>
  );
}

function NoneFound({
  query,
  shortWords,
  onClear,
}: Pick<Props, "query" | "onClear"> & { shortWords: string | null }) {
  const texts = useTexts(manageBookingsTexts);
  if (Object.keys(query).length === 0)
    return <EmptyState className="card" title={texts.noneYet} text={texts.noneYetText} />;
  const isNarrow = query.search !== undefined || query.master !== undefined;
  const [title, text] =
    query.waiting && !isNarrow
      ? [texts.noneWaits, texts.noneWaitsText]
      : query.toHandBack && !isNarrow
        ? [texts.noneToHandBack, texts.noneToHandBackText]
        : [texts.noneLikeThat, shortWords ?? texts.lookForLess];
  return (
    <EmptyState
      className="card"
      title={title}
      text={text}
      action={
        <Button variant="line" size="sm" onClick={onClear}>
          {texts.showAll}
        </Button>
      }
    />
  );
}
