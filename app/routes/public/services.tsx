import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { ServicePanel } from "#app/features/services/ServicePanel.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { money } from "#app/lib/money.ts";
import { serviceDetails, serviceName } from "#app/lib/names.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { findService, servicePath, slugOf } from "#app/lib/service-path.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { Route } from "./+types/services.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [services, masters] = await Promise.all([api.listServices(), api.listMasters()]);
  return { services, masters };
}

/** Another tab is the same data. */
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

export default function Services({ loaderData: { services, masters } }: Route.ComponentProps) {
  const texts = useTexts(servicesTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const selected = findService(services, search.get("service")) ?? services[0];

  function select(id: string) {
    const service = services.find(({ _id }) => _id === id);
    if (service) void navigate(servicePath(service), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <PageBanner title={texts.banner} />
      <section className="wrap page-section services">
        {selected ? (
          <div className="tabs-vertical">
            <TabList
              kind="list"
              label={texts.services}
              panelId="service"
              selected={selected._id}
              onSelect={select}
              tabs={services.map((service) => ({
                id: service._id,
                label: serviceName(service),
                aside: <span className="num">{money(service.price)}</span>,
                to: servicePath(service),
              }))}
            />
            <TabPanel id="service" selected={selected._id} className="tab-page">
              <ServicePanel key={slugOf(selected)} service={selected} masters={masters} />
            </TabPanel>
          </div>
        ) : (
          <EmptyState title={texts.none} text={texts.noneText} />
        )}
      </section>
    </>
  );
}
