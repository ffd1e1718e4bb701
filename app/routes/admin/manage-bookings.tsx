import { ManageBookings } from "#app/features/bookings/ManageBookings.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function ManageBookingsPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).allBookings} slim />
      <div className="mt-4">
        <ManageBookings />
      </div>
    </>
  );
}
