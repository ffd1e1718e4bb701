import { useTranslatedNames } from "#app/data/use-translated.ts";
import { BeforeBars } from "#app/features/figures/BeforeBars.tsx";
import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { percent, shown } from "#app/features/figures/figure-table.ts";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** Guests who booked again before leaving or within a day, by master. */
export function AgainFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const translate = useTranslatedNames();
  const { visits, here, dayAfter, masters } = now.again;
  const share = percent(here, visits);
  const was = before ? percent(before.again.here, before.again.visits) : null;
  const bars = masters.map(({ masterId, name, former, ...own }) => {
    const then = before?.again.masters.find((one) => one.masterId === masterId);
    return {
      name: former ? texts.former(translate(name)) : translate(name),
      value: percent(own.here, own.visits),
      before: then ? percent(then.here, then.visits) : null,
    };
  });
  const write = (value: number) => shown(value, "percent");
  return (
    <FigureBlock
      sentence={share === null ? texts.againNone : texts.again(write(share))}
      besides={[
        ...(share === null ? [] : [texts.againLater(write(percent(dayAfter, visits) ?? 0))]),
        ...(was === null ? [] : [texts.wasBefore(write(was))]),
      ]}
      meaning={texts.againMeaning}
      chart={<BeforeBars bars={bars} write={write} wasBefore={texts.beforeIs} tone="people" />}
      table={{
        name: `booked-again-${span.from}-${span.to}`,
        columns: [
          { header: texts.master, kind: "text" },
          { header: texts.visitsHeader, kind: "number" },
          { header: texts.againHere, kind: "number" },
          { header: texts.againDayAfter, kind: "number" },
          { header: texts.share, kind: "number" },
        ],
        rows:
          visits === 0
            ? []
            : [{ name: texts.everyone, former: false, ...now.again }, ...masters].map((own) => [
                own.former ? texts.former(translate(own.name)) : translate(own.name),
                own.visits,
                own.here,
                own.dayAfter,
                percent(own.here, own.visits),
              ]),
      }}
      rows={{ to: visitsPath(span, "completed"), label: texts.theCompleted }}
    />
  );
}
