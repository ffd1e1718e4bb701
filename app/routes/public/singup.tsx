import { Link } from "react-router";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import { chosenVisit } from "#app/features/sign-in/return-place.ts";
import { untilUsed } from "#app/features/sign-in/until-used.tsx";
import { useCarriedState } from "#app/features/sign-in/use-carried-state.ts";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { loadTexts, useLoadedTexts } from "#app/texts/load-texts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/singup.ts";

void loadTexts("shared");

const SignUpWays = untilUsed(() => import("#app/layout/SignUpWays.tsx"));

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(identityTexts).createAnAccount,
    description: textsNow(identityTexts).oneAccount,
    salon: matches[0].loaderData?.salon,
  });

export default function SignUp() {
  useLoadedTexts("shared");
  const state = useCarriedState();
  const texts = useTexts(identityTexts);
  const chosen = chosenVisit(state);
  return (
    <SplitPage picture={<PagePicture of="signUp" />} tall>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.createAnAccount}</h1>
        <p className="muted">{texts.oneAccount}</p>
      </div>
      {chosen && <ChosenVisit {...chosen} />}
      <SignUpWays />
      <p className="muted text-center">
        {texts.haveAccount}{" "}
        <Link className="link text-kajal-900" to="/login" state={state}>
          {texts.login}
        </Link>
      </p>
    </SplitPage>
  );
}
