import { Link } from "react-router";
import { useRevenue } from "#app/data/revenue.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { BusiestHours } from "#app/features/owner/BusiestHours.tsx";
import { periodIn, periods, spansOf } from "#app/features/owner/periods.ts";
import { revenueCsv } from "#app/features/owner/revenue-csv.ts";
import { ShareBars } from "#app/features/owner/ShareBars.tsx";
import { TakenPerDay } from "#app/features/owner/TakenPerDay.tsx";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { saveText } from "#app/lib/save-text.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import "./revenue.css";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** The salon's revenue from the ledger: net of refunds, by day, service and master. @param today YYYY-MM-DD */
export function RevenueScreen({ today }: { today: string }) {
  const texts = useTexts(revenueTexts);
  const translate = useTranslatedNames();
  const { takesCards } = useSalon();
  const [query, ask] = useAskedQuery();
  const period = periodIn(query);
  const spans = spansOf(period, today);
  const revenue = useRevenue(spans.now);
  const before = useRevenue(spans.before);

  return (
    <>
      <div className="bar mb-5.5">
        <h1 className="h2 dashboard-title num">
          {revenue.data ? texts.title(money(revenue.data.net), texts[`${period.id}Words`]) : texts.revenue}
        </h1>
        <div className="flex flex-wrap gap-2.5">
          <TabList
            label={texts.period}
            panelId="revenue"
            tabs={periods.map(({ id }) => ({ id, label: texts[id] }))}
            selected={period.id}
            onSelect={(id) => ask(() => ({ span: id }))}
          />
          <Button
            variant="line"
            size="sm"
            disabled={!revenue.data}
            onClick={() =>
              revenue.data &&
              saveText(`revenue-${spans.now.from}-${spans.now.to}.csv`, revenueCsv(revenue.data, translate))
            }
          >
            <Icon name="download" />
            CSV
          </Button>
        </div>
      </div>
      <TabPanel id="revenue" selected={period.id} className="grid gap-5">
        <QueryView
          query={revenue}
          waiting={["h-96", "h-96", "h-96"]}
          failed={(error) => `${texts.notLoaded} ${explain(error)}`}
        >
          {({ days, services, masters, card, desk, credit }) => (
            <>
              <TakenPerDay
                days={days}
                before={before.data?.days ?? []}
                beforeLabel={texts[`${period.id}Before`]}
              />
              <div className="revenue-shares">
                <ShareBars title={texts.byService} shares={services} />
                <ShareBars title={texts.byMaster} shares={masters} tone="people" />
                <ShareBars
                  title={texts.byWay}
                  shares={[
                    ...(takesCards || card !== 0 ? [{ name: texts.card, amount: card }] : []),
                    { name: texts.desk, amount: desk },
                    ...(credit === 0 ? [] : [{ name: texts.credit, amount: credit }]),
                  ]}
                />
                <BusiestHours span={spans.now} />
              </div>
            </>
          )}
        </QueryView>
      </TabPanel>
      <p className="muted sm mt-6 max-w-[72ch]">
        {texts.meaning}{" "}
        <Link className="link" to={visitsPath(spans.now)}>
          {texts.visits}
        </Link>
      </p>
    </>
  );
}
