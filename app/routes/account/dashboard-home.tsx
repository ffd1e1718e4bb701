import { Navigate } from "react-router";
import { useRole } from "#app/data/me.ts";
import { homes } from "#app/lib/dashboard-home.ts";

/** /dashboard leads to the person's own home page. The layout around it waits until the role is known. */
export default function DashboardHome() {
  const role = useRole();
  return <Navigate to={homes[role === "pending" || role === "failed" ? "customer" : role]} replace />;
}
