import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { NewcomerBars, shortDay } from "#app/features/figures/NewcomerBars.tsx";
import { visitsPath } from "#app/features/figures/visits-path.ts";
import { numberText } from "#app/lib/number-text.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** New and returning guests. */
export function GuestsFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const { fresh, known, parts } = now.guests;
  const all = fresh + known;
  return (
    <FigureBlock
      sentence={all === 0 ? texts.guestsNone : texts.guests(numberText(known), numberText(all))}
      besides={[
        ...(all === 0 ? [] : [texts.guestsNew(numberText(fresh))]),
        ...(before ? [texts.wasBefore(numberText(before.guests.fresh))] : []),
      ]}
      meaning={texts.guestsMeaning}
      chart={<NewcomerBars parts={parts} />}
      table={{
        name: `guests-${span.from}-${span.to}`,
        columns: [
          { header: texts.part, kind: "text" },
          { header: texts.newOnes, kind: "number" },
          { header: texts.knownOnes, kind: "number" },
        ],
        rows: all === 0 ? [] : parts.map((part) => [shortDay(part.from), part.fresh, part.known]),
      }}
      rows={{ to: visitsPath(span, "completed"), label: texts.theCompleted }}
    />
  );
}
