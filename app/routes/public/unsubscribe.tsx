import { Unsubscribe } from "#app/features/account/Unsubscribe.tsx";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { unsubscribeTexts } from "#app/texts/en/shared/unsubscribe.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { SplitPage } from "#app/ui/SplitPage.tsx";
import type { Route } from "./+types/unsubscribe.ts";

export const handle: PublicHandle = { footer: "none" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(unsubscribeTexts).unsubscribeTitle, salon: matches[0].loaderData?.salon });

export default function UnsubscribePage() {
  return (
    <SplitPage picture={<PagePicture of="login" />}>
      <Unsubscribe />
    </SplitPage>
  );
}
