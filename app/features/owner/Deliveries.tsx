import { useState } from "react";
import { useDeliveries } from "#app/data/deliveries.ts";
import { DeliveryCard } from "#app/features/owner/DeliveryCard.tsx";
import { explain } from "#app/lib/explain.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { deliveriesTexts } from "#app/texts/en/dashboard/deliveries.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import type { Delivery } from "#contract/deliveries.ts";
import { deliveryStates } from "#domain/deliveries.ts";

/** Every mail and what became of it; those that were given up have a tab of their own. */
export function Deliveries() {
  const texts = useTexts(deliveriesTexts);
  const [address, ask] = useAskedQuery();
  const state = deliveryStates.find((one) => one === address.get("state"));
  const deliveries = useDeliveries(state);
  const counted = deliveries.data?.pages[0];
  // Another state's page has the same counts, so nothing moves while it loads. Null once they could not be read.
  const [known, setKnown] = useState<typeof counted | null>(counted);
  if (counted && counted !== known) setKnown(counted);
  if (known === undefined && deliveries.isError) setKnown(null);
  const today = known?.texts;
  const used = ({ sent, most }: { sent: number; most: number }) => texts.ofMost(sent, most);
  return (
    <>
      {/* They wait for the number in one of them, so that they do not move from under a finger. */}
      <div className={classes("mb-5", known === undefined && "invisible")}>
        <TabList
          label={texts.filter}
          panelId="deliveries"
          tabs={[
            { id: "all", label: texts.all },
            { id: "failed", label: texts.failed(known?.failed ?? 0) },
            { id: "not_sent", label: texts.tabs.not_sent },
            { id: "trying", label: texts.tabs.trying },
            { id: "waiting", label: texts.tabs.waiting },
            { id: "sent", label: texts.tabs.sent },
          ]}
          selected={state ?? "all"}
          onSelect={(id) => ask(() => (id === "all" ? "" : { state: id }))}
        />
      </div>
      <TabPanel id="deliveries" selected={state ?? "all"}>
        {today && <p className="muted mb-4">{texts.today(used(today.notices), used(today.codes))}</p>}
        <List deliveries={deliveries} state={state} />
      </TabPanel>
    </>
  );
}

interface ListProps {
  deliveries: ReturnType<typeof useDeliveries>;
  state: Delivery["state"] | undefined;
}

function List({ deliveries, state }: ListProps) {
  const texts = useTexts(deliveriesTexts);
  const failed = (error: unknown) => `${texts.notLoaded} ${explain(error)}`;
  const [title, text] =
    state === "failed" ? [texts.noneFailed, texts.noneFailedText] : [texts.empty, texts.emptyText];
  return (
    <QueryView
      query={{ ...deliveries, data: deliveries.data?.pages.flatMap((page) => page.deliveries) }}
      waiting={["h-28", "h-28", "h-28"]}
      failed={failed}
      empty={<EmptyState className="card" title={title} text={text} />}
    >
      {(listed) => (
        <div className="grid gap-4">
          {listed.map((delivery) => (
            <DeliveryCard key={delivery._id} delivery={delivery} />
          ))}
          <MoreButton pages={deliveries} more={texts.more} loading={texts.loading} failed={failed} />
        </div>
      )}
    </QueryView>
  );
}
