import { Link } from "react-router";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { dailyCloseTexts } from "#app/texts/en/dashboard/daily-close.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Badge } from "#app/ui/Badge.tsx";
import type { DayClose } from "#contract/daily-close.ts";

/** The last closed days, each with its difference. */
export function DaysBefore({ closes }: { closes: DayClose[] }) {
  const texts = useTexts(dailyCloseTexts);
  return (
    <section className="mt-2 no-print" aria-labelledby="days-before">
      <h2 className="h4 mb-3" id="days-before">
        {texts.daysBefore}
      </h2>
      {closes.length === 0 ? (
        <p className="muted">{texts.noDays}</p>
      ) : (
        <ul className="card close-days num">
          {closes.map((close) => (
            <li key={close.number}>
              <Link className="font-semibold" to={`?date=${close.date}`}>
                {inSalon("shortDay", `${close.date}T12:00:00Z`, "UTC")}
              </Link>
              <span>
                {money(sumOfPrices([close.card, close.cash, -close.morning, close.other]))}{" "}
                <span className="muted sm">{texts.by(close.closedBy ?? texts.somebody)}</span>
              </span>
              {close.difference === 0 ? (
                <Badge tone="ok">{texts.matches}</Badge>
              ) : (
                <Badge tone="pending">{texts.differs(money(close.difference), close.reason)}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
