import { RevenueScreen } from "#app/features/owner/RevenueScreen.tsx";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function RevenuePage() {
  const { zone } = useSalon();
  return <RevenueScreen today={salonDate(salonNow(), zone)} />;
}
