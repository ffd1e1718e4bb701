import "#app/features/manage-bookings/manage-bookings.css";
import { ManageBookings } from "#app/features/manage-bookings/ManageBookings.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/manage-bookings.ts";

export const handle: PageHandle = { title: "Manage Bookings" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ManageBookingsPage() {
  const { zone } = usePageSalon();
  return (
    <>
      <Banner title="All Bookings" />
      <div className="mt-5">
        <ManageBookings zone={zone} />
      </div>
    </>
  );
}
