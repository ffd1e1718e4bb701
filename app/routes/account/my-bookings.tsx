import { GivenGiftCards } from "#app/features/gifts/GivenGiftCards.tsx";
import { MyBookings } from "#app/features/visits/MyBookings.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function MyBookingsPage() {
  return <MyBookings email={useUser().email} gifts={<GivenGiftCards />} />;
}
