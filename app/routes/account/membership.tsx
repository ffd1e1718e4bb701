import { MembershipScreen } from "#app/features/membership/MembershipScreen.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function MembershipPage() {
  return <MembershipScreen user={useUser()} />;
}
