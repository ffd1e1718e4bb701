import { Navigate } from "react-router";
import { homeOf } from "#app/layout/dashboard/navigation.ts";
import { useRole } from "#app/lib/role.ts";

/** /dashboard leads to one's own home. The layout around it waits until the role is known. */
export default function DashboardHome() {
  const role = useRole();
  return <Navigate to={homeOf(role === "pending" || role === "failed" ? "customer" : role)} replace />;
}
