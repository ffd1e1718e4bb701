import { BookingsSkeleton } from "#app/features/bookings/BookingsSkeleton.tsx";
import { BookingsTable } from "#app/features/bookings/BookingsTable.tsx";
import { LoadFailed } from "#app/features/bookings/LoadFailed.tsx";
import { useAllBookings } from "#app/features/bookings/queries.ts";
import { newestFirst } from "#app/features/bookings/visits.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";

/** Everybody's bookings, for admins. */
export function AllBookings({ zone }: { zone: string }) {
  const { data, error, refetch } = useAllBookings();
  if (!data) {
    return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <BookingsSkeleton />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        className="card"
        title="No bookings yet"
        text="The first one appears here once it is paid."
      />
    );
  }
  const total = money(sumOfPrices(data.map(({ price }) => price)));
  return (
    <>
      <h2 className="h4 num mb-4">
        {data.length === 1 ? "1 booking" : `${data.length} bookings`}, {total}
      </h2>
      <BookingsTable bookings={newestFirst(data)} zone={zone} caption="All bookings" withMobile />
    </>
  );
}
