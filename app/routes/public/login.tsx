import { useEffect, useState } from "react";
import { Link } from "react-router";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ChosenVisit } from "#app/features/sign-in/ChosenVisit.tsx";
import { chosenHour, chosenVisit, hasEnded, wasBooking } from "#app/features/sign-in/return-place.ts";
import { untilUsed } from "#app/features/sign-in/until-used.tsx";
import { useCarriedState } from "#app/features/sign-in/use-carried-state.ts";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { canPasskeys } from "#app/lib/identity/can-passkeys.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { loadTexts, useLoadedTexts } from "#app/texts/load-texts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/login.ts";

void loadTexts("shared");

const LoginWays = untilUsed(() => import("#app/layout/LoginWays.tsx"));

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(identityTexts).login,
    description: textsNow(identityTexts).loginLead,
    salon: matches[0].loaderData?.salon,
  });

export default function Login() {
  useLoadedTexts("shared");
  const state = useCarriedState();
  const texts = useTexts(identityTexts);
  const { identity, zone } = useSalon();
  const chosen = chosenVisit(state);
  const [passkeys, setPasskeys] = useState(false);
  useEffect(() => setPasskeys(canPasskeys()), []);
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.pleaseLogin}</h1>
        <p className="muted">{introduction(state, zone)}</p>
      </div>
      {chosen && <ChosenVisit {...chosen} />}
      <div className={classes("contents", passkeys && "with-passkeys")}>
        <LoginWays />
      </div>
      {identity.kind !== "openid" && (
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
