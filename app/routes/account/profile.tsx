import { ComingSoon } from "#app/layout/dashboard/ComingSoon.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import type { Route } from "./+types/profile.ts";

export const handle: PageHandle = { title: "Profile" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function ProfilePage() {
  return <ComingSoon title="Profile" text="Change your name, photo and password here." />;
}
