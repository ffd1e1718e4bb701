import { useMembership } from "#app/data/membership.ts";
import { explain } from "#app/lib/explain.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";

/** Until when the signed-in person is a member, and a link to the membership. */
export function MembershipState() {
  const { zone } = useSalon();
  const texts = useTexts(myMembershipTexts);
  const offer = useTexts(membershipTexts);
  return (
    <QueryView
      query={useMembership()}
      waiting={["h-11 w-60"]}
      failed={(error) => texts.notLoaded(explain(error))}
    >
      {({ until, price }) =>
        until === null && price === null ? (
          <p>{offer.notSold}</p>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p>{until === null ? texts.invite : offer.memberUntil(inSalon("date", until, zone))}</p>
            <LinkButton
              variant="line"
              size="sm"
              className="min-h-11"
              to={until === null ? "/membership" : "/dashboard/membership"}
            >
              {until === null ? offer.join : offer.see}
            </LinkButton>
          </div>
        )
      }
    </QueryView>
  );
}
