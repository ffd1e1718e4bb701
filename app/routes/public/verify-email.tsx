import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { VerifyEmail } from "#app/features/sign-in/VerifyEmail.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/verify-email.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(identityTexts).confirmTitle, salon: matches[0].loaderData?.salon });

export default function VerifyEmailPage() {
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <VerifyEmail />
    </SplitPage>
  );
}
