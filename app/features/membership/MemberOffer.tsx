import { useMembership } from "#app/data/membership.ts";
import { MemberCard } from "#app/features/membership/MemberCard.tsx";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** The member's card on the first page; for anybody else the way to join, where membership is sold. */
export function MemberOffer({ name }: { name: string }) {
  const texts = useTexts(myMembershipTexts);
  const { join } = useTexts(membershipTexts);
  const { data } = useMembership();
  if (!data) return null;
  const { until, percent, price } = data;
  if (until !== null) return <MemberCard name={name} percent={percent} until={until} />;
  if (price === null) return null;
  return (
    <section className="card grid content-start justify-items-start gap-4 p-6" aria-labelledby="member-offer">
      <h2 className="h4" id="member-offer">
        {texts.invite}
      </h2>
      <p className="muted num text-pretty">{texts.inviteText(numberText(percent), money(price))}</p>
      <LinkButton variant="soft" size="sm" to="/membership">
        {join}
      </LinkButton>
    </section>
  );
}
