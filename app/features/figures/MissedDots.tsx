import { numberText } from "#app/lib/number-text.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

const most = 60;

/** Missed visits as dots; those with money kept are rings. More than sixty show as a number only. */
export function MissedDots({ rows }: { rows: { name: string; visits: number; unpaid: number }[] }) {
  const texts = useTexts(figuresTexts);
  return (
    <div className="missed-dots">
      {rows.map(({ name, visits, unpaid }) => (
        <div key={name}>
          <span className="sm num">
            {numberText(visits)} {name}
          </span>
          <p aria-hidden="true">
            {visits <= most &&
              dotsOf(visits).map((dot) => (
                <i key={dot} data-kind={dot < visits - unpaid ? "kept" : "lost"} />
              ))}
          </p>
        </div>
      ))}
      <p className="heat-legend xs muted" aria-hidden="true">
        <span>
          <i data-kind="kept" />
          {texts.somethingKept}
        </span>
        <span>
          <i data-kind="lost" />
          {texts.nothingKept}
        </span>
      </p>
    </div>
  );
}

function dotsOf(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
