import { useRole } from "#app/data/me.ts";
import { ChangeScreen } from "#app/features/visits/ChangeScreen.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import type { Route } from "./+types/change-visit.ts";

export default function ChangeVisitPage({ params }: Route.ComponentProps) {
  const role = useRole();
  return <ChangeScreen visitId={params.id} user={useUser()} isStaff={role === "staff" || role === "admin"} />;
}
