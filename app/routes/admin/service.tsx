import "#app/features/pictures/pictures.css";
import "#app/features/service-form/service-form.css";
import "#app/features/service-form/service-list.css";
import { ServiceScreen } from "#app/features/service-form/ServiceScreen.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import type { Route } from "./+types/service.ts";

export const handle: PageHandle = { title: "add service" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function AddServicePage() {
  return <ServiceScreen />;
}
