import { useTranslatedNames } from "#app/data/use-translated.ts";
import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { percent, shown } from "#app/features/figures/figure-table.ts";
import { HeatMap, hourText, weekdayName } from "#app/features/figures/HeatMap.tsx";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { dayText } from "#app/lib/calendar-dates.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** How full the chairs were, by weekday and hour, and by master. */
export function ChairsFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const translate = useTranslatedNames();
  const { hours, masters, bookedMinutes, openMinutes } = now.chairs;
  const share = percent(bookedMinutes, openMinutes);
  const was = before && percent(before.chairs.bookedMinutes, before.chairs.openMinutes);
  const shares = hours
    .map((use) => ({ ...use, share: percent(use.bookedMinutes, use.openMinutes) ?? 0 }))
    .toSorted((one, other) => one.share - other.share);
  const [least, most] = [shares[0], shares.at(-1)];
  const told = (one: NonNullable<typeof least>): [string, string, string] => [
    weekdayName(one.weekday),
    hourText(one.hour),
    shown(one.share, "percent"),
  ];
  return (
    <FigureBlock
      isWide
      sentence={share === null ? texts.chairsNone : texts.chairs(shown(share, "percent"))}
      besides={[
        ...(was === null || was === undefined ? [] : [texts.wasBefore(shown(was, "percent"))]),
        ...(most && least && most.share > least.share
          ? [texts.fullest(...told(most)), texts.emptiest(...told(least))]
          : []),
        ...(now.hoursKeptFrom !== null && now.hoursKeptFrom > span.from
          ? [texts.hoursKeptFrom(dayText(now.hoursKeptFrom))]
          : []),
      ]}
      meaning={texts.chairsMeaning}
      chart={<HeatMap hours={hours} />}
      table={{
        name: `chairs-${span.from}-${span.to}`,
        columns: [
          { header: texts.master, kind: "text" },
          { header: texts.day, kind: "text" },
          { header: texts.hour, kind: "text" },
          { header: texts.booked, kind: "number" },
          { header: texts.open, kind: "number" },
          { header: texts.inUse, kind: "number" },
        ],
        rows:
          share === null
            ? []
            : [
                ...masters.map((use): (string | number | null)[] => [
                  use.former ? texts.former(translate(use.name)) : translate(use.name),
                  "",
                  "",
                  ...sums(use),
                ]),
                ...hours.map((use): (string | number | null)[] => [
                  texts.everyone,
                  weekdayName(use.weekday),
                  hourText(use.hour),
                  ...sums(use),
                ]),
              ],
      }}
      rows={{ to: visitsPath(span), label: texts.theVisits }}
    />
  );
}

function sums(use: { bookedMinutes: number; openMinutes: number }) {
  return [use.bookedMinutes, use.openMinutes, percent(use.bookedMinutes, use.openMinutes)];
}
