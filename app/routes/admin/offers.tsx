import { OffersScreen } from "#app/features/catalogue/OffersScreen.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function OffersPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).offers} />
      <div className="mt-7">
        <OffersScreen />
      </div>
    </>
  );
}
