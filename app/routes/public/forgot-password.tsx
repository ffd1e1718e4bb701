import { Link } from "react-router";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ForgottenPasswordForm } from "#app/features/sign-in/ForgottenPasswordForm.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { securityTexts } from "#app/texts/en/shared/security.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/forgot-password.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(identityTexts).forgotten,
    description: textsNow(identityTexts).forgottenLead,
    salon: matches[0].loaderData?.salon,
  });

export default function ForgotPasswordPage() {
  const texts = useTexts(identityTexts);
  const { passwordAt } = useTexts(securityTexts);
  const { identity } = useSalon();
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <div className="mb-2 grid gap-2.5">
        <h1 className="h2">{texts.forgotten}</h1>
        <p className="muted">
          {identity.kind === "openid" ? passwordAt(identity.name) : texts.forgottenLead}
        </p>
      </div>
      {identity.kind !== "openid" && <ForgottenPasswordForm />}
      <p className="muted text-center">
        {texts.remembered}{" "}
        <Link className="link text-kajal-900" to="/login">
          {texts.login}
        </Link>
      </p>
    </SplitPage>
  );
}
