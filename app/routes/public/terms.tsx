import { OwnWords } from "#app/features/legal/OwnWords.tsx";
import { Terms } from "#app/features/legal/Terms.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { readSite } from "#app/lib/say-site.server.ts";
import { legalTexts } from "#app/texts/en/public/legal.ts";
import { loadTexts } from "#app/texts/load-texts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/terms.ts";

await loadTexts("legal");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, say } = await readSite({ context, request });
  return { own: say(content.terms) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(legalTexts).terms,
    salon: matches[0].loaderData?.salon,
    path: "/terms",
    description: textsNow(legalTexts).termsDescription,
  });

export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  const texts = useTexts(legalTexts);
  return (
    <>
      <PageBanner title={texts.terms} />
      {own ? <OwnWords text={own} /> : <Terms />}
    </>
  );
}
