import "#app/features/membership/member-card.css";
import { useMembership } from "#app/data/membership.ts";
import { MemberCard } from "#app/features/membership/MemberCard.tsx";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";

/** The member's card on the home page. For anybody else a link to join, if membership is sold. */
export function MemberOffer({ name }: { name: string }) {
  const texts = useTexts(myMembershipTexts);
  const { join, off } = useTexts(membershipTexts);
  const { membership } = useSalon();
  const { data, isFetched } = useMembership();
  if (!isFetched && membership) {
    return (
      <Loading className="grid">
        <Skeleton className="min-h-86" />
      </Loading>
    );
  }
  if (!data) return null;
  const { until, percent, price } = data;
  if (until !== null) return <MemberCard name={name} percent={percent} until={until} />;
  if (price === null) return null;
  return (
    <section className="member-card" aria-labelledby="member-offer">
      <div className="member-card-band" />
      <div className="member-card-body">
        <h2 className="h4" id="member-offer">
          {texts.card}
        </h2>
        <div>
          <p className="member-card-off num">{off(numberText(percent))}</p>
          <p className="num mt-3.5">{texts.inviteText(money(price))}</p>
        </div>
        <LinkButton variant="soft" className="mt-auto self-start" to="/membership">
          {join}
        </LinkButton>
      </div>
    </section>
  );
}
