import { NavLink } from "react-router";
import { tabsFor } from "#app/layout/dashboard/navigation.ts";
import { Icon } from "#app/ui/Icon.tsx";

interface Props {
  isAdmin: boolean;
  onMore: () => void;
}

/** The dashboard's places at the foot of a phone. */
export function BottomTabs({ isAdmin, onMore }: Props) {
  return (
    <nav className="dash-tabs" aria-label="Quick">
      {tabsFor(isAdmin).map(({ label, to, icon }) => (
        <NavLink key={to} to={to} end>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      {isAdmin && (
        <button type="button" onClick={onMore}>
          <Icon name="more" />
          More
        </button>
      )}
    </nav>
  );
}
