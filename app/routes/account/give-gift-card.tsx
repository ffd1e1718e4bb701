import { GiftCardOffer } from "#app/features/gifts/GiftCardOffer.tsx";
import { GiveScreen } from "#app/features/gifts/GiveScreen.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { useSalon } from "#app/lib/use-salon.ts";

export default function GiveGiftCardPage() {
  const { takesCards } = useSalon();
  const user = useUser();
  return takesCards ? <GiveScreen user={user} /> : <GiftCardOffer />;
}
