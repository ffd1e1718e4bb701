import "#app/features/bookings/manage-bookings.css";
import { useCallback } from "react";
import { useFoundBookings } from "#app/data/bookings.ts";
import { BookingFilters } from "#app/features/bookings/BookingFilters.tsx";
import { BookingViews } from "#app/features/bookings/BookingViews.tsx";
import { ConfirmReport } from "#app/features/bookings/ConfirmReport.tsx";
import { FoundBookings } from "#app/features/bookings/FoundBookings.tsx";
import {
  type Filters,
  pageSizeOf,
  readFilters,
  toQuery,
  writeFilters,
} from "#app/features/bookings/filters.ts";
import { useConfirming } from "#app/features/bookings/use-confirming.ts";
import { BookingsSkeleton } from "#app/features/visits/BookingsSkeleton.tsx";
import { explain } from "#app/lib/explain.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { bookingsTexts } from "#app/texts/en/dashboard/bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { QueryView } from "#app/ui/QueryView.tsx";

/** Everybody's bookings, for the front desk: search, confirm together, move, cancel, and save as a file. */
export function ManageBookings() {
  const { zone } = useSalon();
  const texts = useTexts(bookingsTexts);
  const now = useNow();
  const [address, ask] = useAskedQuery();
  const filters = readFilters(address);
  const query = toQuery(filters, salonDate(now, zone));
  const limit = pageSizeOf(query);
  const result = useFoundBookings(query, { page: filters.page, limit });
  // "Nothing found" would be about the search before.
  const isEmptyFormer = result.isPlaceholderData && result.data?.count === 0;
  const confirming = useConfirming();
  const change = useCallback(
    (part: Partial<Filters>) =>
      ask((before) => new URLSearchParams(writeFilters({ ...readFilters(before), ...part, page: 1 }))),
    [ask],
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BookingViews filters={filters} />
      <BookingFilters filters={filters} onChange={change} />
      {confirming.report && (
        <ConfirmReport
          // Takes the focus again when more of it arrives.
          key={confirming.report.confirmed + confirming.report.others.length}
          report={confirming.report}
          now={now}
          onDismiss={confirming.dismiss}
        />
      )}
      <QueryView
        query={{ ...result, data: isEmptyFormer ? undefined : result.data }}
        waiting={<BookingsSkeleton />}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(found) => (
          <FoundBookings
            found={found}
            isFormer={result.isPlaceholderData}
            filters={filters}
            query={query}
            limit={limit}
            now={now}
            confirming={confirming}
            onClear={() => ask(() => "")}
          />
        )}
      </QueryView>
    </div>
  );
}
