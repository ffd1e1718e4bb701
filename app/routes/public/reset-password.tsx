import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { ResetPassword } from "#app/features/sign-in/ResetPassword.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { identityTexts } from "#app/texts/en/shared/identity.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/reset-password.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(identityTexts).choosePassword, salon: matches[0].loaderData?.salon });

export default function ResetPasswordPage() {
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <ResetPassword />
    </SplitPage>
  );
}
