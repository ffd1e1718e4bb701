import "#app/features/desk/manage-bookings.css";
import { type ReactNode, useCallback } from "react";
import { useSearchParams } from "react-router";
import { type FoundBookings, pageSize, useFoundBookings } from "#app/data/bookings.ts";
import { BookingFilters } from "#app/features/desk/BookingFilters.tsx";
import { CsvButton } from "#app/features/desk/CsvButton.tsx";
import { type Filters, readFilters, toQuery, writeFilters } from "#app/features/desk/filters.ts";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { BookingsTable } from "#app/features/visits/BookingsTable.tsx";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

/** Everybody's bookings, for the front desk: looked for, page by page, and as a file. */
export function ManageBookings() {
  const { zone } = useSalon();
  const texts = useTexts(bookingsTexts);
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const query = toQuery(filters, salonDate(Date.now(), zone));
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
      <QueryView
        query={useFoundBookings(query, filters.page)}
        waiting={<BookingsSkeleton />}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(found) => (
          <Found
            found={found}
            filters={filters}
            narrowed={Object.keys(query).length > 0}
            csv={<CsvButton query={query} disabled={found.count === 0} />}
            onClear={() => setAddress({}, { replace: true })}
          />
        )}
      </QueryView>
    </div>
  );
}

interface FoundProps {
  found: FoundBookings;
  filters: Filters;
  /** Whether anything is left out. */
  narrowed: boolean;
  csv: ReactNode;
  onClear: () => void;
}

function Found({ found, filters, narrowed, csv, onClear }: FoundProps) {
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
      <BookingsTable bookings={bookings} caption={texts.allBookings} firstNumber={first} withMobile />
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
