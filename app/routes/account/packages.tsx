import { PackagesScreen } from "#app/features/packages/PackagesScreen.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function PackagesPage() {
  return <PackagesScreen user={useUser()} />;
}
