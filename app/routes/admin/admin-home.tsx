import { AdminHome } from "#app/features/owner/AdminHome.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/admin-home.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).adminHome;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function AdminHomePage() {
  return <AdminHome firstName={useUser().firstName} />;
}
