import { OwnWords } from "#app/features/legal/OwnWords.tsx";
import { Privacy } from "#app/features/legal/Privacy.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { readSite } from "#app/lib/say-site.server.ts";
import { legalTexts } from "#app/texts/en/public/legal.ts";
import { loadTexts } from "#app/texts/load-texts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/privacy.ts";

await loadTexts("legal");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, say } = await readSite({ context, request });
  return { own: say(content.privacy) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(legalTexts).privacy,
    salon: matches[0].loaderData?.salon,
    path: "/privacy",
    description: textsNow(legalTexts).privacyDescription,
  });

export default function PrivacyPage({ loaderData: { own } }: Route.ComponentProps) {
  const texts = useTexts(legalTexts);
  return (
    <>
      <PageBanner title={texts.privacy} />
      {own ? <OwnWords text={own} /> : <Privacy />}
    </>
  );
}
