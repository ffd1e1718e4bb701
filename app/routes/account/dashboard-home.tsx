import { Navigate } from "react-router";
import { useSession } from "#app/lib/session.tsx";

/** /dashboard leads to one's own home. */
export default function DashboardHome() {
  const { isAdmin } = useSession();
  return <Navigate to={isAdmin ? "/dashboard/adminHome" : "/dashboard/userHome"} replace />;
}
