import { Link, useLocation } from "react-router";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import { chosenVisit } from "#app/features/sign-in/return-place.ts";
import { SignUpForm } from "#app/features/sign-in/SignUpForm.tsx";
import { SocialBlock } from "#app/features/sign-in/SocialBlock.tsx";
import { useEntry } from "#app/features/sign-in/use-entry.ts";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/singup.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(identityTexts).createAnAccount,
    description: textsNow(identityTexts).oneAccount,
    salon: matches[0].loaderData?.salon,
  });

export default function SignUp() {
  const texts = useTexts(identityTexts);
  const { state } = useLocation();
  const { openIdLead } = useTexts(securityTexts);
  const { socialProviders, identity } = useSalon();
  const enter = useEntry();
  const chosen = chosenVisit(state);
  return (
    <SplitPage picture={<PagePicture of="signUp" />} tall>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.createAnAccount}</h1>
        <p className="muted">{texts.oneAccount}</p>
      </div>
      {chosen && <ChosenVisit {...chosen} />}
      {identity.kind === "openid" ? (
        <p className="muted">{openIdLead(identity.name)}</p>
      ) : (
        <SignUpForm enter={enter} />
      )}
      <SocialBlock providers={socialProviders} enter={enter} />
      <p className="muted text-center">
        {texts.haveAccount}{" "}
        <Link className="link text-kajal-900" to="/login" state={state}>
          {texts.login}
        </Link>
      </p>
    </SplitPage>
  );
}
