import { data } from "react-router";
import { sayWork } from "#app/features/home/say-work.server.ts";
import { WorkScreen } from "#app/features/home/WorkScreen.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { serverApi } from "#app/lib/server-api.ts";
import { languageOf } from "#contract/language.ts";
import type { Route } from "./+types/work.ts";

/** A work that visitors do not see, or no longer, is not found. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [works, services, masters] = await Promise.all([
    api.listWorks(),
    api.listServices(),
    api.listMasters(),
  ]);
  const language = languageOf(new URL(request.url).pathname);
  const work = sayWork(works, { services, masters }, language, params.id);
  if (!work) throw data(null, { status: 404 });
  return { work };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    salon: matches[0].loaderData?.salon,
    ...(loaderData && {
      title: loaderData.work.title,
      description: loaderData.work.by,
      path: loaderData.work.place,
    }),
  });

export default function WorkPage({ loaderData: { work } }: Route.ComponentProps) {
  return <WorkScreen key={work.id} work={work} />;
}
