import "#app/features/pictures/pictures.css";
import "#app/features/schedules/roster.css";
import "#app/features/schedules/week.css";
import { MastersScreen } from "#app/features/schedules/MastersScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/masters-and-hours.ts";

export const handle: PageHandle = { title: "Masters & Hours" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function MastersAndHoursPage() {
  return <MastersScreen zone={usePageSalon().zone} />;
}
