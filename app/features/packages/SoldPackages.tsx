import type { ReactNode } from "react";
import { useRole } from "#app/data/me.ts";
import { useSoldPackages } from "#app/data/sold-packages.ts";
import { calendarDay } from "#app/features/packages/calendar-day.ts";
import { packageService } from "#app/features/packages/package-name.ts";
import { useGiveBack } from "#app/features/packages/use-give-back.ts";
import { explain } from "#app/lib/explain.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { soldPackagesTexts } from "#app/texts/en/dashboard/packages.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Card } from "#app/ui/Card.tsx";
import { type Column, DataTable } from "#app/ui/DataTable.tsx";
import { MoreButton } from "#app/ui/MoreButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { RowButton } from "#app/ui/RowButton.tsx";
import type { SoldPackage } from "#contract/packages.ts";

const tones = { good: "ok", used: "done", over: "off", refunded: "off" } as const;

/** Who bought a package, what is left of it, and what is owed on all of them. @param sale sells another one */
export function SoldPackages({ sale }: { sale: ReactNode }) {
  const texts = useTexts(soldPackagesTexts);
  const failed = (error: unknown) => `${texts.notLoaded} ${explain(error)}`;
  const sold = useSoldPackages();
  const { giveBack, underWay, question } = useGiveBack();
  const isAdmin = useRole() === "admin";

  const columns: Column<SoldPackage>[] = [
    {
      header: texts.buyer,
      narrow: "title",
      cell: (pack) => (
        <span className="block wrap-anywhere">
          <span className="block font-semibold">{pack.buyer}</span>
          <span className="sm muted block font-normal">{packageService(pack)}</span>
          {pack.atDesk && <span className="sm muted block font-normal">{texts.atDesk}</span>}
          <span className="sm muted block font-normal">{pack.email}</span>
        </span>
      ),
    },
    {
      header: texts.boughtOn,
      className: "num whitespace-nowrap",
      cell: ({ boughtOn }) => calendarDay(boughtOn),
    },
    {
      header: texts.left,
      narrow: "line",
      className: "num",
      cell: ({ left, sessions, owed }) => (
        <>
          {texts.of(numberText(left), numberText(sessions))}
          <span className="sm muted block">{money(owed)}</span>
        </>
      ),
    },
    {
      header: texts.until,
      narrow: "line",
      className: "num whitespace-nowrap",
      cell: ({ until }) => (until === null ? texts.noEnd : calendarDay(until)),
    },
    {
      header: texts.state,
      narrow: "line",
      cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
    },
    {
      header: texts.actions,
      narrow: "line",
      cell: (pack) =>
        isAdmin &&
        pack.back > 0 && (
          <RowButton
            row={pack.buyer}
            variant="quiet"
            size="xs"
            disabled={underWay?._id === pack._id}
            onClick={() => void giveBack(pack)}
          >
            {texts.giveBack}
          </RowButton>
        ),
    },
  ];
  return (
    <section className="grid gap-4" aria-labelledby="sold-packages">
      <div className="flex min-h-12.5 flex-wrap items-center justify-between gap-3">
        <h2 className="h4" id="sold-packages">
          {texts.sold}
        </h2>
        {sale}
      </div>
      <QueryView
        query={{ ...sold, data: sold.data?.pages.flatMap(({ packages }) => packages) }}
        waiting={["h-28", "h-28"]}
        failed={failed}
        empty={<p className="muted">{texts.noneSold}</p>}
      >
        {(packages) => (
          <>
            <p className="muted num">{texts.owed(money(sold.data?.pages[0]?.owed ?? 0))}</p>
            <Card className="relative overflow-auto">
              <DataTable caption={texts.sold} columns={columns} rows={packages} rowKey={({ _id }) => _id} />
            </Card>
            <MoreButton pages={sold} more={texts.more} loading={texts.loading} failed={failed} />
          </>
        )}
      </QueryView>
      {question}
    </section>
  );
}
