import { ResetPassword } from "#app/features/identity/ResetPassword.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/reset-password.ts";

export const handle: PublicHandle = { footer: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Choose a new password", salon: matches[0].loaderData?.salon });

export default function ResetPasswordPage() {
  return (
    <SplitPage art="/art/thermal-bath.svg">
      <ResetPassword />
    </SplitPage>
  );
}
