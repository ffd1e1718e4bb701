import { NavLink } from "react-router";
import { tabsFor } from "#app/layout/dashboard/navigation.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  onMore: () => void;
}

/** The dashboard's places at the foot of a phone. */
export function BottomTabs({ role, onMore }: Props) {
  return (
    <nav className="dash-tabs" aria-label="Quick">
      {tabsFor(role).map(({ label, to, icon }) => (
        <NavLink key={to} to={to} end>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      {role !== "customer" && (
        <button type="button" onClick={onMore}>
          <Icon name="more" />
          More
        </button>
      )}
    </nav>
  );
}
