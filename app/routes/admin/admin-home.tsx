import { lazy, Suspense } from "react";
import { AdminHome } from "#app/features/owner/AdminHome.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { useSalon } from "#app/lib/use-salon.ts";

/** Loaded on demand, since a salon opens only once. */
const SetupGuide = lazy(() => import("#app/features/owner/SetupGuide.tsx"));

export default function AdminHomePage() {
  const { firstName } = useUser();
  if (useSalon().open) return <AdminHome firstName={firstName} />;
  return (
    <Suspense>
      <SetupGuide firstName={firstName} />
    </Suspense>
  );
}
