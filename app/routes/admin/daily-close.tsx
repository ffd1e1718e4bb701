import { useRole } from "#app/data/me.ts";
import { DailyCloseScreen } from "#app/features/closing/DailyCloseScreen.tsx";
import { salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function DailyClosePage() {
  const { zone } = useSalon();
  return <DailyCloseScreen today={salonDate(useNow(), zone)} isOwner={useRole() === "admin"} />;
}
