import { Outlet } from "react-router";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
import { layoutTexts } from "#app/texts/en/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** Between the shell and its pages, so that a page that breaks leaves the shell, and with it every way on. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const texts = useTexts(layoutTexts);
  const { dashboard } = useTexts(dashboardTexts);
  return (
    <EmptyState
      heading="h1"
      title={texts.broken}
      text={texts.brokenText}
      action={
        <div className="rowx">
          <title>{texts.brokenTitle}</title>
          <Button size="sm" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
          <LinkButton size="sm" variant="outline" to="/dashboard">
            {dashboard}
          </LinkButton>
        </div>
      }
    />
  );
}
