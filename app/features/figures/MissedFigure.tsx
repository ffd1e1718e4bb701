import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { MissedDots } from "#app/features/figures/MissedDots.tsx";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** No-shows and late cancellations, and what they cost. */
export function MissedFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const { noShows, late } = now;
  const rows = (["noShows", "late"] as const).map((kind) => ({
    name: texts.missedRow[kind],
    ...now[kind],
    costBefore: before?.[kind].cost ?? null,
  }));
  const told = ({ visits, cost }: typeof noShows): [string, string] => [numberText(visits), money(cost)];
  return (
    <FigureBlock
      sentence={noShows.visits === 0 ? texts.noShowsNone : texts.noShows(...told(noShows))}
      besides={[
        ...(before ? [texts.missedBefore(...told(before.noShows))] : []),
        ...(noShows.kept > 0 ? [texts.missedKept(money(noShows.kept))] : []),
        ...(late.visits > 0 ? [texts.late(...told(late))] : []),
      ]}
      meaning={texts.missedMeaning}
      chart={<MissedDots rows={rows} />}
      table={{
        name: `missed-${span.from}-${span.to}`,
        columns: [
          { header: texts.kind, kind: "text" },
          { header: texts.visitsHeader, kind: "number" },
          { header: texts.price, kind: "money" },
          { header: texts.kept, kind: "money" },
          { header: texts.cost, kind: "money" },
          { header: texts.costBefore, kind: "money" },
        ],
        rows:
          noShows.visits + late.visits === 0
            ? []
            : rows.map((own) => [own.name, own.visits, own.price, own.kept, own.cost, own.costBefore]),
      }}
      besideRows={
        late.visits > 0 ? { to: visitsPath(span, "cancelled"), label: texts.theCancelled } : undefined
      }
      rows={{ to: visitsPath(span, "no_show"), label: texts.visits(numberText(noShows.visits)) }}
    />
  );
}
