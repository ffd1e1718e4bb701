import { pageMeta } from "#app/layout/pageMeta.ts";
import { PageBanner } from "#app/ui/PageBanner.tsx";
import type { Route } from "./+types/contact.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Contact Us",
    description: "Where we are and how to reach us.",
    salon: matches[0].loaderData?.salon,
  });

export default function Contact() {
  return <PageBanner title="Contact Us" />;
}
