import { UserHome } from "#app/features/account/UserHome.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { useUser } from "#app/layout/dashboard/use-user.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/user-home.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).userHome;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function UserHomePage() {
  const { email, firstName, displayName } = useUser();
  return <UserHome email={email} name={displayName ?? email} firstName={firstName} />;
}
