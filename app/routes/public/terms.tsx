import { Terms } from "#app/features/legal/Terms.tsx";
import { pageMeta } from "#app/layout/pageMeta.ts";
import { usePageSalon } from "#app/lib/page-salon.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Terms",
    salon: matches[0].loaderData?.salon,
    path: "/terms",
    description: "How booking, paying, moving and cancelling a visit work, and what goes back when.",
  });

export default function TermsPage() {
  return (
    <>
      <PageBanner title="Terms" />
      <Terms salon={usePageSalon()} />
    </>
  );
}
