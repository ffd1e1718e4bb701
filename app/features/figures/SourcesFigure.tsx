import { BeforeBars } from "#app/features/figures/BeforeBars.tsx";
import { FigureBlock } from "#app/features/figures/FigureBlock.tsx";
import type { FigureProps } from "#app/features/figures/figure-props.ts";
import { percent, shown } from "#app/features/figures/figure-table.ts";
import { madePath } from "#app/features/figures/visits-path.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { deskSource, siteSource } from "#domain/figures/sources.ts";

/** Where bookings came from. */
export function SourcesFigure({ now, before, span }: FigureProps) {
  const texts = useTexts(figuresTexts);
  const sum = (sources: typeof now.sources) => sources.reduce((all, { bookings }) => all + bookings, 0);
  const rows = now.sources.map(({ source, bookings }) => ({
    name: nameOf(source, texts),
    bookings,
    value: percent(bookings, sum(now.sources)),
    before:
      before &&
      percent(before.sources.find((one) => one.source === source)?.bookings ?? 0, sum(before.sources)),
  }));
  const write = (value: number) => shown(value, "percent");
  const [most] = rows;
  const example = `${window.location.origin}/?src=instagram`;
  return (
    <FigureBlock
      isWide
      sentence={most ? texts.sources(write(most.value ?? 0), most.name) : texts.sourcesNone}
      besides={[]}
      meaning={texts.sourcesMeaning(example)}
      chart={
        <BeforeBars
          bars={rows.map((own) => ({ ...own, before: own.before ?? null }))}
          write={write}
          wasBefore={texts.beforeIs}
          tone="people"
        />
      }
      table={{
        name: `sources-${span.from}-${span.to}`,
        columns: [
          { header: texts.source, kind: "text" },
          { header: texts.bookings, kind: "number" },
          { header: texts.share, kind: "number" },
          { header: texts.beforeHeader, kind: "number" },
        ],
        rows: rows.map((own) => [own.name, own.bookings, own.value, own.before ?? null]),
      }}
      rows={{ to: madePath(span), label: texts.theBooked }}
      besideRows={
        most && { to: madePath(span, now.sources[0]?.source), label: texts.theBookedFrom(most.name) }
      }
    />
  );
}

function nameOf(source: string, texts: typeof figuresTexts): string {
  if (source === deskSource) return texts.desk;
  return source === siteSource ? texts.site : source;
}
