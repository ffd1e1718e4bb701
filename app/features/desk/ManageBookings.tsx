import { type ReactNode, useCallback } from "react";
import { useSearchParams } from "react-router";
import { type FoundBookings, pageSize, useFoundBookings } from "#app/data/bookings.ts";
import { BookingFilters } from "#app/features/desk/BookingFilters.tsx";
import { CsvButton } from "#app/features/desk/CsvButton.tsx";
import { type Filters, readFilters, toQuery, writeFilters } from "#app/features/desk/filters.ts";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { BookingsTable } from "#app/features/visits/BookingsTable.tsx";
import { LoadFailed } from "#app/features/visits/LoadFailed.tsx";
import { money } from "#app/lib/money.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { manageBookingsTexts } from "#app/texts/en/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";

/** Everybody's bookings, for the front desk: looked for, page by page, and as a file. */
export function ManageBookings({ zone }: { zone: string }) {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const query = toQuery(filters, salonDate(Date.now(), zone));
  const found = useFoundBookings(query, filters.page);
  const change = useCallback(
    (part: Partial<Filters>) =>
      setAddress((now) => new URLSearchParams(writeFilters({ ...readFilters(now), ...part, page: 1 })), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );

  return (
    <div className="grid gap-5">
      <BookingFilters filters={filters} onChange={change} />
      {found.data ? (
        <Found
          found={found.data}
          filters={filters}
          narrowed={Object.keys(query).length > 0}
          zone={zone}
          csv={<CsvButton query={query} disabled={found.data.count === 0} />}
          onClear={() => setAddress({}, { replace: true })}
        />
      ) : found.error ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <BookingsSkeleton />
      )}
    </div>
  );
}

interface FoundProps {
  found: FoundBookings;
  filters: Filters;
  /** Whether anything is left out. */
  narrowed: boolean;
  zone: string;
  csv: ReactNode;
  onClear: () => void;
}

function Found({ found, filters, narrowed, zone, csv, onClear }: FoundProps) {
  const texts = useTexts(manageBookingsTexts);
  const { bookings, count, price } = found;
  const first = (filters.page - 1) * pageSize + 1;
  if (count === 0) {
    return narrowed ? (
      <EmptyState
        className="card"
        title={texts.noneLikeThat}
        text={texts.lookForLess}
        action={
          <Button variant="line" size="sm" onClick={onClear}>
            {texts.showAll}
          </Button>
        }
      />
    ) : (
      <EmptyState className="card" title={texts.noneYet} text={texts.noneYetText} />
    );
  }
  return (
    <>
      <div className="bar">
        <h2 className="h4 num">
          <span role="status">{texts.count(count, money(price))}</span>
        </h2>
        <div className="flex flex-wrap gap-2.5">
          {narrowed && (
            <Button variant="quiet" size="sm" className="min-h-11" onClick={onClear}>
              {texts.showAll}
            </Button>
          )}
          {csv}
        </div>
      </div>
      <BookingsTable
        bookings={bookings}
        zone={zone}
        caption={texts.allBookings}
        firstNumber={first}
        withMobile
      />
      <div className="bar">
        <p className="sm muted num">{texts.shown(first, first + bookings.length - 1, count)}</p>
        <Pagination
          page={filters.page}
          pages={Math.ceil(count / pageSize)}
          to={(page) => writeFilters({ ...filters, page })}
        />
      </div>
    </>
  );
}
