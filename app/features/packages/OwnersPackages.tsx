import "#app/features/packages/packages.css";
import { type ReactNode, useState } from "react";
import { useAllServices } from "#app/data/owners-services.ts";
import { useAllPackages } from "#app/data/sold-packages.ts";
import { PackageDialog } from "#app/features/packages/PackageDialog.tsx";
import { PackageWords } from "#app/features/packages/PackageWords.tsx";
import { packageService } from "#app/features/packages/package-name.ts";
import { SoldPackages } from "#app/features/packages/SoldPackages.tsx";
import { explain } from "#app/lib/explain.ts";
import { soldPackagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { GrowingList } from "#app/ui/GrowingList.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { Package } from "#contract/packages.ts";
import type { ManagedService } from "#contract/services.ts";

/** The owner's packages: those on sale, who bought one, what is left and owed. @param sale sells one at the desk */
export function OwnersPackages({ sale }: { sale: ReactNode }) {
  const texts = useTexts(soldPackagesTexts);
  const [edited, setEdited] = useState<Package | "new">();
  const services = useAllServices().data ?? [];
  const add = <Button onClick={() => setEdited("new")}>{texts.add}</Button>;
  return (
    <div className="in-turn grid gap-10">
      <GrowingList
        query={useAllPackages()}
        waiting={["h-28", "h-28"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        text={texts.text}
        none={{ title: texts.none, text: texts.noneText }}
        add={add}
      >
        {(pack) => (
          <Card key={pack._id} className="package-offer">
            <PackageWords pack={pack} />
            <span className="flex flex-wrap items-center gap-3.5">
              <SaleBadge pack={pack} services={services} />
              <RowButton row={packageService(pack)} variant="line" onClick={() => setEdited(pack)}>
                {texts.change}
              </RowButton>
            </span>
          </Card>
        )}
      </GrowingList>
      <SoldPackages sale={sale} />
      {edited && (
        <PackageDialog edited={edited === "new" ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
    </div>
  );
}

/** Whether guests can buy it: one of a service that is hidden stands on no page. */
function SaleBadge({ pack, services }: { pack: Package; services: ManagedService[] }) {
  const texts = useTexts(soldPackagesTexts);
  const service = services.find(({ _id }) => _id === pack.serviceId);
  const isHidden = services.some(
    ({ _id, hidden }) => hidden && [service?._id, service?.variantOf].includes(_id),
  );
  if (!pack.onSale) return <Badge tone="off">{texts.offSale}</Badge>;
  return isHidden ? <Badge tone="off">{texts.serviceHidden}</Badge> : <Badge tone="ok">{texts.onSale}</Badge>;
}
