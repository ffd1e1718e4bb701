import { useRole } from "#app/data/me.ts";
import { DailyCloseScreen } from "#app/features/closing/DailyCloseScreen.tsx";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function DailyClosePage() {
  const { zone } = useSalon();
  return <DailyCloseScreen today={salonDate(Date.now(), zone)} isOwner={useRole() === "admin"} />;
}
