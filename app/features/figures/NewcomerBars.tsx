import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Part {
  from: string;
  to: string;
  fresh: number;
  known: number;
}

/** The guests of each part of a span as one bar: returning ones below, new ones above. */
export function NewcomerBars({ parts }: { parts: Part[] }) {
  const texts = useTexts(figuresTexts);
  const most = Math.max(1, ...parts.map(({ fresh, known }) => fresh + known));
  const share = (count: number) => `${(100 * count) / most}%`;
  // A number that does not fit its bar is left to the table.
  const fits = (count: number) => count / most > 0.1;
  return (
    <div className="newcomers-chart">
      <ul className="newcomers num">
        {parts.map(({ from, fresh, known }) => (
          <li key={from}>
            <span className="sr">{texts.partTold(shortDay(from), numberText(known), numberText(fresh))}</span>
            <span className="newcomers-bar" aria-hidden="true">
              {fresh > 0 && (
                <i data-kind="fresh" style={{ height: share(fresh) }}>
                  {fits(fresh) && numberText(fresh)}
                </i>
              )}
              {known > 0 && (
                <i data-kind="known" style={{ height: share(known) }}>
                  {fits(known) && numberText(known)}
                </i>
              )}
            </span>
            <span className="xs muted" aria-hidden="true">
              {shortDay(from)}
            </span>
          </li>
        ))}
      </ul>
      <p className="heat-legend newcomers-legend xs muted" aria-hidden="true">
        <span>
          <i data-kind="fresh" />
          {texts.newOnes}
        </span>
        <span>
          <i data-kind="known" />
          {texts.knownOnes}
        </span>
      </p>
    </div>
  );
}

/** '7 Nov' for 2026-11-07. */
export function shortDay(date: string): string {
  const noon = `${date}T12:00:00Z`;
  return `${inSalon("day", noon, "UTC")} ${inSalon("month", noon, "UTC")}`;
}
