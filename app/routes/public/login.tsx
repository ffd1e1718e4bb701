import { Link, useLocation } from "react-router";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import { LoginForm } from "#app/features/sign-in/LoginForm.tsx";
import { PasskeyButton } from "#app/features/sign-in/PasskeyButton.tsx";
import { chosenHour, chosenVisit, hasEnded, wasBooking } from "#app/features/sign-in/return-place.ts";
import { SocialBlock } from "#app/features/sign-in/SocialBlock.tsx";
import { useEntry } from "#app/features/sign-in/use-entry.ts";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/login.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(identityTexts).login,
    description: textsNow(identityTexts).loginLead,
    salon: matches[0].loaderData?.salon,
  });

export default function Login() {
  const texts = useTexts(identityTexts);
  const { state } = useLocation();
  const { openIdLead } = useTexts(securityTexts);
  const { socialProviders, identity, zone } = useSalon();
  const enter = useEntry();
  const chosen = chosenVisit(state);
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.pleaseLogin}</h1>
        <p className="muted">{introduction(state, zone)}</p>
      </div>
      {chosen && <ChosenVisit {...chosen} />}
      {identity.kind !== "openid" && <LoginForm enter={enter} />}
      <SocialBlock providers={socialProviders} enter={enter} />
      {identity.kind === "embedded" && <PasskeyButton enter={enter} />}
      {identity.kind === "openid" ? (
        <p className="muted text-center">{openIdLead(identity.name)}</p>
      ) : (
        <p className="muted text-center">
          {texts.newHere}{" "}
          <Link className="link text-kajal-900" to="/singup" state={state}>
            {texts.createAnAccount}
          </Link>
        </p>
      )}
    </SplitPage>
  );
}

function introduction(state: unknown, zone: string): string {
  const texts = textsNow(identityTexts);
  const hour = chosenHour(state);
  if (hasEnded(state)) return texts.ended;
  if (hour) return texts.keptHour(moment(hour, zone));
  if (wasBooking(state)) return texts.keptPlace;
  return texts.loginLead;
}
