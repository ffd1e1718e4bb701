import { Messages } from "#app/features/messages/Messages.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/messages.ts";

export const handle: PageHandle = { title: "Messages" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function MessagesPage() {
  return (
    <>
      <h1 className="h2 dash-title mb-5">Messages</h1>
      <Messages zone={usePageSalon().zone} />
    </>
  );
}
