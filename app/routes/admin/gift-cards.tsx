import { SellPackage } from "#app/features/desk/SellPackage.tsx";
import { SoldGiftCards } from "#app/features/gifts/SoldGiftCards.tsx";
import { SoldPackages } from "#app/features/packages/SoldPackages.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export default function GiftCardsPage() {
  return (
    <>
      <Banner title={textsNow(dashboardTexts).giftCards} />
      <div className="mt-7 grid gap-10">
        <SoldGiftCards />
        <SoldPackages sale={<SellPackage />} />
      </div>
    </>
  );
}
