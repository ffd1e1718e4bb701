import { ExceptionsInbox } from "#app/features/owner/ExceptionsInbox.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/exceptions.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(dashboardTexts).exceptions;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ExceptionsPage() {
  return (
    <>
      <Banner title={handle.title} />
      <div className="mt-7">
        <ExceptionsInbox />
      </div>
    </>
  );
}
