import { data } from "react-router";
import { NotFound } from "#app/layout/NotFound.tsx";
import type { PublicHandle } from "#app/layout/PublicLayout.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Route } from "./+types/not-found.ts";

export const handle: PublicHandle = { footer: "none" };

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: textsNow(layoutTexts).lostTitle, salon: matches[0].loaderData?.salon });

export default NotFound;
