import { AllUsers } from "#app/features/users/AllUsers.tsx";
import { Banner } from "#app/layout/dashboard/Banner.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { pageMeta } from "#app/layout/pageMeta.ts";
import type { Route } from "./+types/users.ts";

export const handle: PageHandle = { title: "All Users" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: handle.title, salon: matches[0].loaderData?.salon });

export default function UsersPage() {
  return (
    <>
      <Banner title="All Users" />
      <div className="mt-7">
        <AllUsers />
      </div>
    </>
  );
}
