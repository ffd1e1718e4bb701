import { NavLink } from "react-router";
import { tabsFor } from "#app/layout/dashboard/navigation.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  onMore: () => void;
}

/** The dashboard's places at the foot of a phone. */
export function BottomTabs({ role, onMore }: Props) {
  const texts = useTexts(dashboardTexts);
  return (
    <nav className="dashboard-tabs" aria-label={texts.quick}>
      {tabsFor(role).map(({ label, to, icon }) => (
        <NavLink key={to} to={to} end viewTransition>
          <Icon name={icon} />
          {texts[label]}
        </NavLink>
      ))}
      {role !== "customer" && (
        <button type="button" onClick={onMore}>
          <Icon name="more" />
          {texts.more}
        </button>
      )}
    </nav>
  );
}
