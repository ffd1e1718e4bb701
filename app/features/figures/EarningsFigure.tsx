import { useTranslatedNames } from "#app/data/use-translated.ts";
import { BeforeBars } from "#app/features/figures/BeforeBars.tsx";
import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { money } from "#app/lib/money.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** The revenue per hour of each service. */
export function EarningsFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const translate = useTranslatedNames();
  const rows = now.earnings.map((own) => ({
    ...own,
    name: translate(own.service),
    value: own.perHour,
    before: before?.earnings.find(({ service }) => service === own.service)?.perHour ?? null,
  }));
  const [most, least] = [rows[0], rows.at(-1)];
  return (
    <FigureBlock
      isWide
      sentence={most ? texts.earnings(most.name, money(Math.round(most.perHour))) : texts.earningsNone}
      besides={
        least && rows.length > 1 ? [texts.earningsLeast(least.name, money(Math.round(least.perHour)))] : []
      }
      meaning={texts.earningsMeaning}
      chart={
        <BeforeBars bars={rows} write={(value) => money(Math.round(value))} wasBefore={texts.beforeIs} />
      }
      table={{
        name: `money-per-hour-${span.from}-${span.to}`,
        columns: [
          { header: texts.service, kind: "text" },
          { header: texts.times, kind: "number" },
          { header: texts.minutes, kind: "number" },
          { header: texts.amount, kind: "money" },
          { header: texts.perHour, kind: "money" },
          { header: texts.perHourBefore, kind: "money" },
        ],
        rows: rows.map((own) => [own.name, own.times, own.minutes, own.amount, own.perHour, own.before]),
      }}
      rows={{ to: visitsPath(span, "completed"), label: texts.visitsByService }}
    />
  );
}
