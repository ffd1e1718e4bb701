import { useFigures } from "#app/data/figures.ts";
import { AgainFigure } from "#app/features/figures/AgainFigure.tsx";
import { BackFigure } from "#app/features/figures/BackFigure.tsx";
import { ChairsFigure } from "#app/features/figures/ChairsFigure.tsx";
import { EarningsFigure } from "#app/features/figures/EarningsFigure.tsx";
import { readSpan, spanChoices } from "#app/features/figures/figure-span.ts";
import { GuestsFigure } from "#app/features/figures/GuestsFigure.tsx";
import { MissedFigure } from "#app/features/figures/MissedFigure.tsx";
import { shortDay } from "#app/features/figures/NewcomerBars.tsx";
import { SourcesFigure } from "#app/features/figures/SourcesFigure.tsx";
import { explain } from "#app/lib/explain.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { figuresTexts } from "#app/texts/en/dashboard/figures.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { TabList } from "#app/ui/TabList.tsx";
import { TabPanel } from "#app/ui/TabPanel.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { mostDates } from "#contract/spans.ts";
import "./figures.css";

/** How the salon did in a span of days, beside the same number of days before. @param today YYYY-MM-DD */
export function FiguresScreen({ today }: { today: string }) {
  const texts = useTexts(figuresTexts);
  const [query, ask] = useAskedQuery();
  const { choice, asked, now, before } = readSpan(query, today);
  const figures = useFigures(now);
  const earlier = useFigures(before);

  return (
    <div className="figures">
      <div className="bar mb-4.5">
        <div>
          <h1 className="h2 dashboard-title">{texts.title}</h1>
          <p className="muted num mt-1.5">{now && texts.span(shortDay(now.from), shortDay(now.to))}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 no-print">
          <TabList
            label={texts.spanLabel}
            panelId="figures"
            tabs={spanChoices.map(({ id }) => ({ id, label: texts[id] }))}
            selected={choice.id}
            onSelect={(span) => ask(() => (span === "dates" ? { span, ...asked } : { span }))}
          />
          <Button variant="line" size="sm" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </Button>
        </div>
      </div>
      <TabPanel id="figures" selected={choice.id}>
        {choice.id === "dates" && (
          <div className="figure-dates no-print">
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={texts[end]}
                value={asked[end]}
                onChange={({ target }) =>
                  ask((before) => ({ span: "dates", ...readSpan(before, today).asked, [end]: target.value }))
                }
              />
            ))}
          </div>
        )}
        {now ? (
          <QueryView
            query={figures}
            waiting={["h-80", "h-64", "h-64"]}
            failed={(error) => `${texts.notLoaded} ${explain(error)}`}
          >
            {(data) => {
              const told = { now: data, before: earlier.data, span: now };
              return (
                <>
                  <Legend />
                  <div className="figure-grid">
                    <ChairsFigure {...told} />
                    <AgainFigure {...told} />
                    <GuestsFigure {...told} />
                    <BackFigure {...told} />
                    <MissedFigure {...told} />
                    <EarningsFigure {...told} />
                    <SourcesFigure {...told} />
                  </div>
                </>
              );
            }}
          </QueryView>
        ) : (
          <Note tone="pending">{texts.wrongDates(numberText(mostDates.figures))}</Note>
        )}
      </TabPanel>
    </div>
  );
}

function Legend() {
  const texts = useTexts(figuresTexts);
  return (
    <p className="figure-legend sm muted" aria-hidden="true">
      <span>
        <i data-kind="now" />
        {texts.now}
      </span>
      <span>
        <i data-kind="people" />
        {texts.people}
      </span>
      <span>
        <i data-kind="before" />
        {texts.before}
      </span>
    </p>
  );
}
