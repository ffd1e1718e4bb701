import { UserHome } from "#app/features/account/UserHome.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function UserHomePage() {
  const { email, firstName, displayName } = useUser();
  return <UserHome email={email} name={displayName ?? email} firstName={firstName} />;
}
