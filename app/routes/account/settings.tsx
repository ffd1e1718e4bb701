import { ComingSoon } from "#app/layout/dashboard/ComingSoon.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import type { Route } from "./+types/settings.ts";

export const handle: PageHandle = { title: "Settings" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function SettingsPage() {
  return <ComingSoon title="Settings" text="Choose which notices you get, and delete your account." />;
}
