import { Deliveries } from "#app/features/owner/Deliveries.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { deliveriesTexts } from "#app/texts/en/deliveries.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/deliveries.ts";

export const handle: PageHandle = {
  get title() {
    return textsNow(deliveriesTexts).title;
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function DeliveriesPage() {
  return (
    <>
      <Banner title={handle.title} />
      <div className="mt-7">
        <Deliveries />
      </div>
    </>
  );
}
