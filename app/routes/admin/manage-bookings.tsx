import { ManageBookings } from "#app/features/desk/ManageBookings.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/manage-bookings.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).manageBookings;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ManageBookingsPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).allBookings} />
      <div className="mt-5">
        <ManageBookings />
      </div>
    </>
  );
}
