import { lazy, Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ServicesScreen } from "#app/features/services/ServicesScreen.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { serviceDetails, serviceName } from "#app/lib/names.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { findService, servicePath } from "#app/lib/service-path.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/services.ts";

/** Loaded on demand, since a salon without services is rare. */
const EmptyState = lazy(async () => ({ default: (await import("#app/ui/EmptyState.tsx")).EmptyState }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters, packages] = await Promise.all([
    api.listServices(),
    api.listMasters(),
    api.listPackages(),
  ]);
  return { services, masters, packages };
}

/** Another tab uses the same data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const service = findService(loaderData.services, new URLSearchParams(location.search).get("service"));
  return pageMeta({
    path: service ? servicePath(service) : "/services",
    title: service ? serviceName(service) : textsNow(servicesTexts).title,
    description: service ? serviceDetails(service) : textsNow(servicesTexts).description,
    salon: matches[0].loaderData?.salon,
  });
};

export default function Services({ loaderData: { services, masters, packages } }: Route.ComponentProps) {
  const texts = useTexts(servicesTexts);
  return (
    <>
      <PageBanner title={texts.banner} compact />
      {services.length > 0 ? (
        <ServicesScreen services={services} masters={masters} packages={packages} />
      ) : (
        <section className="wrap page-section">
          <Suspense>
            <EmptyState title={texts.none} text={texts.noneText} />
          </Suspense>
        </section>
      )}
    </>
  );
}
