import { Outlet, useRouteError } from "react-router";
import { dashboardPage } from "#app/layout/dashboard/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useWhatBroke } from "#app/layout/what-broke.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Route } from "./+types/PageBoundary.ts";

/** The title of a page in the dashboard's list. Any other page sets its own. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({ title: dashboardPage(location.pathname)?.title(), salon: matches[0].loaderData?.salon });

/** Stands between the shell and its pages, so that a page that fails leaves the shell and its links in place. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { tryAgain } = useTexts(layoutTexts);
  const { dashboard } = useTexts(dashboardTexts);
  const { tab, title, text } = useWhatBroke(useRouteError());
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={
        <div className="button-row">
          <title>{tab}</title>
          <Button size="sm" onClick={() => window.location.reload()}>
            {tryAgain}
          </Button>
          <LinkButton size="sm" variant="outline" to="/dashboard">
            {dashboard}
          </LinkButton>
        </div>
      }
    />
  );
}
