import { PublicMembership } from "#app/features/membership/PublicMembership.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { loadTexts } from "#app/texts/load-texts.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/membership.ts";

await loadTexts("membership");

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await serverApi(context).listServices() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: textsNow(membershipTexts).title,
    salon: matches[0].loaderData?.salon,
    path: "/membership",
    description: textsNow(membershipTexts).description,
  });

export default function MembershipPage({ loaderData: { services } }: Route.ComponentProps) {
  const texts = useTexts(membershipTexts);
  return (
    <>
      <PageBanner title={texts.title} />
      <PublicMembership services={services} />
    </>
  );
}
