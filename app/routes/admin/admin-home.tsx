import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { AdminHome } from "#app/features/owner/AdminHome.tsx";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { useSalon } from "#app/lib/use-salon.ts";

/** Loaded on demand, since a salon opens only once. */
const SetupGuide = lazy(() => import("#app/features/owner/SetupGuide.tsx"));

const JustOpened = lazy(() => import("#app/features/owner/JustOpened.tsx"));

export default function AdminHomePage() {
  const { firstName } = useUser();
  const { state } = useLocation();
  if (useSalon().open)
    return (
      <>
        <Suspense>{state === "opened" && <JustOpened />}</Suspense>
        <AdminHome firstName={firstName} />
      </>
    );
  return (
    <Suspense>
      <SetupGuide firstName={firstName} />
    </Suspense>
  );
}
