import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Guest } from "#contract/guests.ts";

/** How often a guest came, and what they paid. */
export function GuestFacts({ guest }: { guest: Guest }) {
  const texts = useTexts(guestsTexts);
  const { visits, spent, noShows, owes, everyDays } = guest;
  const facts = [
    { label: texts.visits, value: numberText(visits), more: everyDays && texts.everyDays(everyDays) },
    {
      label: texts.spent,
      value: money(spent),
      more: visits > 0 && texts.aVisit(money(Math.round(spent / visits))),
    },
    { label: texts.missed, value: numberText(noShows) },
    { label: texts.stillOwed, value: money(owes) },
  ];
  return (
    <dl className="card guest-facts num">
      {facts.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {more && <span>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
