import { Link } from "react-router";
import { ForgottenPasswordForm } from "#app/features/identity/ForgottenPasswordForm.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/forgot-password.ts";

export const handle: PublicHandle = { footer: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Forgot your password?", salon: matches[0].loaderData?.salon });

export default function ForgotPasswordPage() {
  return (
    <SplitPage art="/art/thermal-bath.svg">
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">Forgot your password?</h1>
        <p className="muted">Tell us your e-mail address and we send you a link to choose a new one.</p>
      </div>
      <ForgottenPasswordForm />
      <p className="muted text-center">
        Remembered it?{" "}
        <Link className="link text-kajal-900" to="/login">
          Login
        </Link>
      </p>
    </SplitPage>
  );
}
