import { MastersScreen } from "#app/features/masters/MastersScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/masters-and-hours.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).mastersAndHours;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function MastersAndHoursPage() {
  return <MastersScreen />;
}
