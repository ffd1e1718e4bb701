import { SalonScreen } from "#app/features/salon/SalonScreen.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function SalonPage() {
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{textsNow(dashboardTexts).salon}</h1>
      <SalonScreen />
    </>
  );
}
