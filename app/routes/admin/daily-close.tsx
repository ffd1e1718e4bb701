import { useRole } from "#app/data/me.ts";
import { DailyCloseScreen } from "#app/features/closing/DailyCloseScreen.tsx";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function DailyClosePage() {
  const { zone } = useSalon();
  return <DailyCloseScreen today={salonDate(salonNow(), zone)} isOwner={useRole() === "admin"} />;
}
