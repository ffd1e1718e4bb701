import { ExceptionsInbox } from "#app/features/exceptions/ExceptionsInbox.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import type { Route } from "./+types/exceptions.ts";

export const handle: PageHandle = { title: "Exceptions" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ExceptionsPage() {
  const { zone } = usePageSalon();
  return (
    <>
      <Banner title="Exceptions" />
      <div className="mt-7">
        <ExceptionsInbox zone={zone} />
      </div>
    </>
  );
}
