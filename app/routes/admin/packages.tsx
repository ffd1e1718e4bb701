import { SellPackage } from "#app/features/desk/SellPackage.tsx";
import { OwnersPackages } from "#app/features/packages/OwnersPackages.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function PackagesPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).packages} />
      <div className="mt-7">
        <OwnersPackages sale={<SellPackage />} />
      </div>
    </>
  );
}
