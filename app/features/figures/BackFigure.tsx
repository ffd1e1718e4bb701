import { BeforeBars } from "#app/features/figures/BeforeBars.tsx";
import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { percent, shown } from "#app/features/figures/figure-table.ts";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { numberText } from "#app/lib/number-text.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { addDays } from "#domain/time/dates.ts";

/** Guests who came back within thirty, sixty and ninety days. */
export function BackFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const rows = now.back.map((own) => {
    const then = before?.back.find(({ days }) => days === own.days);
    return {
      ...own,
      name: texts.backDays(numberText(own.days)),
      value: percent(own.back, own.visits),
      before: then ? percent(then.back, then.visits) : null,
    };
  });
  const first = rows.find(({ days }) => days === 30);
  const isEmpty = rows.every(({ visits }) => visits === 0);
  const write = (value: number) => shown(value, "percent");
  const was = first?.before ?? null;
  return (
    <FigureBlock
      sentence={
        first && first.visits > 0
          ? texts.back(numberText(first.back), numberText(first.visits))
          : texts.backNone
      }
      besides={was === null ? [] : [texts.wasBefore(write(was))]}
      meaning={texts.backMeaning}
      chart={<BeforeBars bars={rows} write={write} wasBefore={texts.beforeIs} tone="people" atLeast={100} />}
      table={{
        name: `came-back-${span.from}-${span.to}`,
        columns: [
          { header: texts.backHeader, kind: "text" },
          { header: texts.visitsHeader, kind: "number" },
          { header: texts.backHeader, kind: "number" },
          { header: texts.share, kind: "number" },
          { header: texts.beforeHeader, kind: "number" },
        ],
        rows: isEmpty ? [] : rows.map((own) => [own.name, own.visits, own.back, own.value, own.before]),
      }}
      rows={{
        to: visitsPath({ from: addDays(span.from, -30), to: addDays(span.to, -30) }, "completed"),
        label: texts.theCompleted,
      }}
    />
  );
}
