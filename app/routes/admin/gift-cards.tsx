import { SellPackage } from "#app/features/desk/SellPackage.tsx";
import { SoldGiftCards } from "#app/features/gifts/SoldGiftCards.tsx";
import { SoldPackages } from "#app/features/packages/SoldPackages.tsx";

export default function GiftCardsPage() {
  return (
    <div className="in-turn grid gap-10">
      <SoldGiftCards />
      <SoldPackages sale={<SellPackage />} />
    </div>
  );
}
