import { useSalon } from "#app/lib/use-salon.ts";
import "./member-card.css";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  name: string;
  percent: number;
  /** When the membership ends. */
  until: string;
}

/** A member's card: the discount, the member's name, and how long it runs. */
export function MemberCard({ name, percent, until }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(myMembershipTexts);
  const { off } = useTexts(membershipTexts);
  return (
    <section className="member-card" aria-labelledby="member-card">
      <div className="member-card-band" />
      <div className="member-card-body">
        <h2 className="h4" id="member-card">
          {texts.card}
        </h2>
        <div>
          <p className="member-card-off num">{off(numberText(percent))}</p>
          <p className="mt-3.5">{texts.cardText}</p>
        </div>
        <dl className="num">
          <div>
            <dt>{texts.name}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{texts.runsUntil}</dt>
            <dd>{inSalon("date", until, zone)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
