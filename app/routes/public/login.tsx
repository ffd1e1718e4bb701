import { Link, useLocation } from "react-router";
import { LoginForm } from "#app/features/identity/LoginForm.tsx";
import { hasEnded, wasBooking } from "#app/features/identity/return-place.ts";
import { SocialBlock } from "#app/features/identity/SocialBlock.tsx";
import { useEntry } from "#app/features/identity/useEntry.ts";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/login.ts";

export const handle: PublicHandle = { footer: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Login", salon: matches[0].loaderData?.salon });

export default function Login() {
  const { state } = useLocation();
  const { socialProviders } = usePageSalon();
  const enter = useEntry();
  return (
    <SplitPage art="/art/thermal-bath.svg">
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">Please Login</h1>
        <p className="muted">{introduction(state)}</p>
      </div>
      <LoginForm enter={enter} />
      <SocialBlock providers={socialProviders} enter={enter} />
      <p className="muted text-center">
        New here?{" "}
        <Link className="link text-kajal-900" to="/singup" state={state}>
          Create an Account
        </Link>
      </p>
    </SplitPage>
  );
}

function introduction(state: unknown): string {
  if (hasEnded(state)) return "You were signed out. Log in again to go on where you were.";
  if (wasBooking(state)) return "We kept your place. Log in to book and pay.";
  return "Log in to book a visit and to see the ones you have.";
}
