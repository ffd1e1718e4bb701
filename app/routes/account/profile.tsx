import { Profile } from "#app/features/account/Profile.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function ProfilePage() {
  return <Profile user={useUser()} />;
}
