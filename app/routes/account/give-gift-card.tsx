import { GiveScreen } from "#app/features/gifts/GiveScreen.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function GiveGiftCardPage() {
  return <GiveScreen user={useUser()} />;
}
