import { Link } from "react-router";
import { useFigures } from "#app/data/figures.ts";
import { HeatMap } from "#app/features/figures/HeatMap.tsx";
import { explain } from "#app/lib/explain.ts";
import { revenueTexts } from "#app/texts/en/dashboard/revenue.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

/** How full the chairs were in a span of days, by weekday and hour. Dates are YYYY-MM-DD, both included. */
export function BusiestHours({ span }: { span: { from: string; to: string } }) {
  const texts = useTexts(revenueTexts);
  const figures = useFigures(span);
  return (
    <Card className="p-5.5 min-w-0">
      <div className="bar mb-4.5">
        <h2 className="h4">{texts.busiest}</h2>
        <Link className="link sm" to="/dashboard/figures">
          {texts.allFigures}
        </Link>
      </div>
      <QueryView
        query={figures}
        waiting={["h-64"]}
        failed={(error) => `${texts.notLoaded} ${explain(error)}`}
      >
        {({ chairs }) =>
          chairs.hours.length > 0 ? (
            <HeatMap hours={chairs.hours} />
          ) : (
            <p className="muted">{texts.nothingYet}</p>
          )
        }
      </QueryView>
    </Card>
  );
}
