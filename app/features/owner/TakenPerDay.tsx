import { DayChart } from "#app/features/owner/DayChart.tsx";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { DataTable } from "#app/ui/DataTable.tsx";

interface Day {
  date: string;
  amount: number;
}

interface Props {
  days: Day[];
  before: Day[];
  beforeLabel: string;
}

/** The revenue of each day beside the same number of days before, as a chart and as a table. */
export function TakenPerDay({ days, before, beforeLabel }: Props) {
  const texts = useTexts(revenueTexts);
  const points = days.map((day, index) => ({ ...day, before: before[index]?.amount ?? null }));
  const first = days[0]?.date ?? "";
  const last = days.at(-1)?.date ?? "";
  return (
    <Card className="p-5.5">
      <div className="bar mb-4.5">
        <h2 className="h4">{texts.perDay}</h2>
        <p className="legend sm muted flex flex-wrap gap-x-5 gap-y-1">
          <span className="legend-now">{texts.fromTo(dayLabel(first), dayLabel(last))}</span>
          <span className="legend-before">{beforeLabel}</span>
        </p>
      </div>
      <DayChart label={texts.perDay} points={points} shortDay={dayLabel} longDay={longDayLabel} />
      <details className="mt-4">
        <summary className="w-fit cursor-pointer font-semibold">{texts.asTable}</summary>
        <DataTable
          caption={texts.perDay}
          rows={points}
          rowKey={({ date }) => date}
          columns={[
            { header: texts.day, cell: ({ date }) => longDayLabel(date), narrow: "title" },
            { header: texts.taken, cell: ({ amount }) => money(amount), align: "right", className: "num" },
            {
              header: beforeLabel,
              cell: (point) => (point.before === null ? "" : money(point.before)),
              align: "right",
              className: "num",
            },
          ]}
        />
      </details>
    </Card>
  );
}

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** '7 Nov' for 2026-11-07. */
function dayLabel(date: string): string {
  return date ? numberText(short.format(Date.parse(date))) : "";
}

/** 'Sat 7 Nov' for 2026-11-07. */
function longDayLabel(date: string): string {
  return date ? numberText(long.format(Date.parse(date)).replace(",", "")) : "";
}
