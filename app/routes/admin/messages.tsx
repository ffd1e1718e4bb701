import { Messages } from "#app/features/desk/Messages.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/messages.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).messages;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function MessagesPage() {
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{handle.title}</h1>
      <Messages />
    </>
  );
}
