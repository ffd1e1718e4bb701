import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { AcceptInvitation } from "#app/features/sign-in/AcceptInvitation.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { openingTexts } from "#app/texts/en/shared/opening.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/invitation.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(openingTexts).invitation, salon: matches[0].loaderData?.salon });

export default function InvitationPage() {
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <AcceptInvitation />
    </SplitPage>
  );
}
