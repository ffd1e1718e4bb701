import "#app/features/membership/membership.css";
import { useState } from "react";
import { useMembership, useMembershipChanged } from "#app/data/membership.ts";
import { PurchaseForm } from "#app/features/card/PurchaseForm.tsx";
import { MemberCard } from "#app/features/membership/MemberCard.tsx";
import { Years } from "#app/features/membership/Years.tsx";
import { explain } from "#app/lib/explain.ts";
import type { IdentityUser } from "#app/lib/identity/port.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { myMembershipTexts } from "#app/texts/en/dashboard/my-membership.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { OwnMembership } from "#contract/memberships.ts";

interface Props {
  user: IdentityUser;
}

/** One's own membership: join, see how long it runs, renew. */
export function MembershipScreen(props: Props) {
  const texts = useTexts(myMembershipTexts);
  return (
    <>
      <h1 className="h2 dashboard-title mb-5">{texts.page}</h1>
      <QueryView
        query={useMembership()}
        waiting={["h-80 max-w-110"]}
        failed={(error) => texts.notLoaded(explain(error))}
      >
        {(membership) => <Loaded membership={membership} {...props} />}
      </QueryView>
    </>
  );
}

function Loaded({ membership, user }: Props & { membership: OwnMembership }) {
  const salon = useSalon();
  const texts = useTexts(myMembershipTexts);
  const { notSold } = useTexts(membershipTexts);
  const [renewing, setRenewing] = useState(false);
  const { until, percent, price, years } = membership;
  const name = user.displayName ?? user.email;
  return (
    <div className="member-page">
      {(until !== null || years.length > 0) && (
        <div className="grid content-start gap-6">
          {until !== null && <MemberCard name={name} percent={percent} until={until} />}
          {years.length > 0 && <Years years={years} />}
        </div>
      )}
      <div className="grid content-start gap-6">
        {price === null && <Note>{notSold}</Note>}
        {price !== null && until !== null && !renewing && (
          <div>
            <Button
              variant="line"
              onClick={() => {
                keepFocus();
                setRenewing(true);
              }}
            >
              {texts.renew}
            </Button>
          </div>
        )}
        {price !== null && (until === null || renewing) && (
          <Join
            price={price}
            until={until}
            buyer={{ name, email: user.email }}
            title={until === null ? texts.joinTitle : texts.renewTitle}
            text={
              until === null
                ? texts.joinText(numberText(percent))
                : texts.renewText(inSalon("date", until, salon.zone), yearLater(until, salon.zone))
            }
            onJoined={() => setRenewing(false)}
          />
        )}
      </div>
    </div>
  );
}

interface JoinProps {
  price: number;
  until: string | null;
  buyer: { name: string; email: string };
  title: string;
  text: string;
  onJoined: () => void;
}

function Join({ title, text, price, until, buyer, onJoined }: JoinProps) {
  const texts = useTexts(myMembershipTexts);
  const changed = useMembershipChanged();
  return (
    <section className="join-card" aria-labelledby="join">
      <h2 className="h3 mb-2" id="join">
        {title}
      </h2>
      <p className="muted mb-5 text-pretty">{text}</p>
      <PurchaseForm
        line={texts.year}
        price={price}
        words={texts}
        purchase={{
          what: "membership",
          buyer,
          prepare: () => securedApi("createMembershipPayment", { body: { price, until } }),
          make: (transactionId) => securedApi("createMembership", { body: { transactionId } }),
          changed,
          onMade: () => {
            notifySuccess(texts.joined, { place: "center" });
            onJoined();
          },
        }}
      />
    </section>
  );
}

function yearLater(until: string, zone: string): string {
  const date = salonDate(until, zone);
  return inSalon("date", `${Number(date.slice(0, 4)) + 1}${date.slice(4)}T12:00:00Z`, "UTC");
}
