import { RevenueScreen } from "#app/features/owner/RevenueScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/revenue.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).revenue;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function RevenuePage() {
  const { zone } = useSalon();
  return <RevenueScreen today={salonDate(Date.now(), zone)} />;
}
