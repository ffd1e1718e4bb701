import "#app/features/services/styles/page.css";
import "#app/features/services/styles/choice.css";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { groupsOf } from "#app/features/services/choices.ts";
import { PackageLinks } from "#app/features/services/PackageLinks.tsx";
import { ServicePanel } from "#app/features/services/ServicePanel.tsx";
import { ServiceSearch } from "#app/features/services/ServiceSearch.tsx";
import { ServiceTabs } from "#app/features/services/ServiceTabs.tsx";
import { findService, servicePath, slugOf } from "#app/lib/service-path.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { Master } from "#contract/masters.ts";
import type { Package } from "#contract/packages.ts";
import type { Service } from "#contract/services.ts";

const fetchFound = () => import("#app/features/services/FoundServices.tsx");
const FoundServices = lazy(() => fetchFound().catch(() => ({ default: SearchFailed })));

const panelId = "service";

interface Props {
  /** At least one. */
  services: Service[];
  masters: Master[];
  packages: Package[];
}

/**
 * Services by category and by search, and the selected one. In the URL, `service` is the selected service and `q` is
 * the search. While something is typed, the results replace tabs and panel.
 */
export function ServicesScreen({ services, masters, packages }: Props) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const groups = groupsOf(services);
  const selected = findService(services, query.get("service")) ?? groups[0]?.services[0];
  const asked = query.get("q") ?? "";
  const { key } = useLocation();
  const [typed, setTyped] = useState(asked);
  const [shownAt, setShownAt] = useState(key);
  if (key !== shownAt) {
    setShownAt(key);
    setTyped(asked);
  }
  const isSearching = typed.trim() !== "";

  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link of what was found has led to another place.
  useEffect(() => {
    if (!followed.current || !panel.current || panel.current.hidden) return;
    followed.current = false;
    panel.current.querySelector("h2")?.focus({ preventScroll: true });
  }, [key, isSearching]);

  function expectPanel() {
    followed.current = true;
  }

  function select(id: string) {
    const service = services.find(({ _id }) => _id === id);
    if (service) void navigate(servicePath(service), { replace: true, preventScrollReset: true });
  }

  /** Writes the search into the URL, so that Back from a service returns to it. */
  function keepTyped() {
    if (typed === asked) return;
    const kept = new URLSearchParams(query);
    kept.delete("q");
    if (isSearching) kept.set("q", typed);
    setQuery(kept, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={classes("wrap services", isSearching && "is-searching")}>
      <div className="service-finder">
        <ServiceSearch typed={typed} onType={setTyped} onKeep={keepTyped} onExpect={fetchFound} />
        {selected && (
          <div hidden={isSearching} className="service-tabs">
            <ServiceTabs groups={groups} selected={selected} onSelect={select} panelId={panelId} />
          </div>
        )}
      </div>
      <div className="found">
        {isSearching && (
          <Suspense>
            <FoundServices services={services} typed={typed} onFollow={expectPanel} />
          </Suspense>
        )}
      </div>
      {selected && (
        <div ref={panel} hidden={isSearching}>
          <TabPanel id={panelId} selected={selected._id} className="service-panel">
            <ServicePanel key={slugOf(selected)} service={selected} masters={masters}>
              <PackageLinks service={selected} packages={packages} />
            </ServicePanel>
          </TabPanel>
        </div>
      )}
    </div>
  );
}

function SearchFailed() {
  return <p>{useTexts(servicesTexts).searchFailed}</p>;
}
