import { RevenueScreen } from "#app/features/owner/RevenueScreen.tsx";
import { salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function RevenuePage() {
  const { zone } = useSalon();
  return <RevenueScreen today={salonDate(useNow(), zone)} />;
}
