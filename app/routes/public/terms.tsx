import { Terms } from "#app/features/legal/Terms.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { legalTexts } from "#app/texts/en/public/legal.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(legalTexts).terms,
    salon: matches[0].loaderData?.salon,
    path: "/terms",
    description: textsNow(legalTexts).termsDescription,
  });

export default function TermsPage() {
  const texts = useTexts(legalTexts);
  return (
    <>
      <PageBanner title={texts.terms} />
      <Terms />
    </>
  );
}
