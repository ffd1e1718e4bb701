import "#app/features/calendar/styles/grid.css";
import "#app/features/calendar/styles/event.css";
import "#app/features/calendar/styles/panel.css";
import { CalendarScreen } from "#app/features/calendar/CalendarScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/calendar.ts";

export const handle: PageHandle = { title: "Calendar" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function CalendarPage() {
  return <CalendarScreen zone={usePageSalon().zone} />;
}
