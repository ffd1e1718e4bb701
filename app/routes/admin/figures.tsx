import { FiguresScreen } from "#app/features/figures/FiguresScreen.tsx";
import { salonDate } from "#app/lib/salon-time.ts";
import { useNow } from "#app/lib/use-now.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function FiguresPage() {
  const { zone } = useSalon();
  return <FiguresScreen today={salonDate(useNow(), zone)} />;
}
