import type { ServiceGroup } from "#app/features/services/choices.ts";
import { FromPrice } from "#app/features/services/FromPrice.tsx";
import { useCategoryName } from "#app/features/services/use-category-name.ts";
import { serviceName } from "#app/lib/names.ts";
import { PageLink } from "#app/lib/PageLink.tsx";
import { servicePath } from "#app/lib/service-path.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { TabList } from "#app/ui/TabList.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  groups: ServiceGroup[];
  selected: Service;
  onSelect: (id: string) => void;
  panelId: string;
}

/**
 * A tab for each service. On a wide screen the categories are headings of their lists. Otherwise one category is
 * shown, and words link to the first service of each.
 */
export function ServiceTabs({ groups, selected, onSelect, panelId }: Props) {
  const texts = useTexts(servicesTexts);
  const categoryName = useCategoryName();
  const isCurrent = ({ services }: ServiceGroup) => services.includes(selected);
  return (
    <>
      {groups.length > 1 && (
        <nav className="service-categories" aria-label={texts.categories}>
          {groups.map((group) => (
            <PageLink
              key={group.category}
              to={servicePath(group.services[0] ?? selected)}
              replace
              preventScrollReset
              aria-current={isCurrent(group) ? "true" : undefined}
            >
              {categoryName(group.category)}
            </PageLink>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <section key={group.category} className="service-group" data-current={isCurrent(group) || undefined}>
          {groups.length > 1 && <h2>{categoryName(group.category)}</h2>}
          <TabList
            kind="list"
            label={groups.length > 1 ? texts.servicesOf(categoryName(group.category)) : texts.services}
            panelId={panelId}
            selected={selected._id}
            onSelect={onSelect}
            tabs={group.services.map((service) => ({
              id: service._id,
              label: serviceName(service),
              aside: (
                <span className="num">
                  <FromPrice service={service} />
                </span>
              ),
              to: servicePath(service),
            }))}
          />
        </section>
      ))}
    </>
  );
}
