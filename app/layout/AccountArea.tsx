import { lazy, Suspense } from "react";
import { dashboardHome } from "#app/lib/dashboard-home.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";

/** Most visitors are signed out, so the menu is loaded only for those who are not. */
const SignedInArea = lazy(() => import("#app/layout/SignedInArea.tsx"));

/** The end of the navigation bar: Login, or the dashboard and the avatar with its menu. */
export function AccountArea() {
  const texts = useTexts(layoutTexts);
  const visitor = useVisitor();
  if (visitor.user) {
    return (
      <Suspense>
        <SignedInArea visitor={visitor} user={visitor.user} />
      </Suspense>
    );
  }
  return (
    <LinkButton variant="outline" size="sm" to="/login" prefetch="intent">
      {texts.login}
    </LinkButton>
  );
}

/** The same at the foot of the mobile menu, as one full-width button. */
export function AccountButton({ onFollow }: { onFollow: () => void }) {
  const texts = useTexts(layoutTexts);
  const visitor = useVisitor();
  return (
    <LinkButton
      variant="outline"
      to={visitor.user ? dashboardHome(visitor.role) : "/login"}
      onClick={onFollow}
    >
      {visitor.user ? texts.dashboard : texts.login}
    </LinkButton>
  );
}
