import { FiguresScreen } from "#app/features/figures/FiguresScreen.tsx";
import { salonNow } from "#app/lib/salon-now.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function FiguresPage() {
  const { zone } = useSalon();
  return <FiguresScreen today={salonDate(salonNow(), zone)} />;
}
