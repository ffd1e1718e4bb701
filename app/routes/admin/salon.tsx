import "#app/features/profile/sections.css";
import "#app/features/salon-settings/salon-settings.css";
import { SalonScreen } from "#app/features/salon-settings/SalonScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import type { Route } from "./+types/salon.ts";

export const handle: PageHandle = { title: "Salon" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function SalonPage() {
  return (
    <>
      <h1 className="h2 dash-title mb-5">Salon</h1>
      <SalonScreen />
    </>
  );
}
