import { SalonScreen } from "#app/features/salon/SalonScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/salon.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).salon;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function SalonPage() {
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{handle.title}</h1>
      <SalonScreen />
    </>
  );
}
