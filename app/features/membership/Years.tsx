import { Link } from "react-router";
import { money } from "#app/lib/money.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { OwnMembership } from "#contract/memberships.ts";

/** The years that somebody has bought, each with its receipt. */
export function Years({ years }: { years: OwnMembership["years"] }) {
  const { zone } = useSalon();
  const texts = useTexts(myMembershipTexts);
  return (
    <section aria-labelledby="years">
      <h2 className="h4 mb-2" id="years">
        {texts.years}
      </h2>
      <ul className="grid">
        {years.map((year) => {
          const span = texts.span(inSalon("date", year.startsAt, zone), inSalon("date", year.endsAt, zone));
          return (
            <li key={year._id} className="year">
              <span className="num">
                {span}
                <span className="block sm muted">
                  {money(year.price)}
                  {year.refunded && `, ${texts.refunded}`}
                </span>
              </span>
              <Link className="link sm" to={`/dashboard/membership/receipts/${year._id}`}>
                {texts.receipt}
                <span className="sr">: {span}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
