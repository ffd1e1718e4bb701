import { Card } from "#app/ui/Card.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

const rows = ["first", "second", "third", "fourth"];

/** Shown while the bookings load: a visit, a table. */
export function BookingsSkeleton() {
  return (
    <Loading className="grid gap-7">
      <Card className="grid grid-cols-[92px_1fr] gap-6 p-6">
        <Skeleton className="h-28" />
        <div className="grid content-center gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-9 w-1/4" />
        </div>
      </Card>
      <Card className="grid gap-5 p-5">
        {rows.map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </Card>
    </Loading>
  );
}
