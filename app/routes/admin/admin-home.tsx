import { AdminHome } from "#app/features/owner/AdminHome.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";

export default function AdminHomePage() {
  return <AdminHome firstName={useUser().firstName} />;
}
