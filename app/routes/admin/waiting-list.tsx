import { WaitingScreen } from "#app/features/desk/WaitingScreen.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function WaitingListPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).waitingList} />
      <div className="mt-7">
        <WaitingScreen />
      </div>
    </>
  );
}
