import { useId } from "react";
import { Link, useLocation } from "react-router";
import { type DeskCounts, useDeskCounts } from "#app/data/desk-news.ts";
import { isAt, type Place, tabsFor } from "#app/layout/dashboard/navigation.ts";
import { waitsAt } from "#app/layout/dashboard/waits.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  onMore: () => void;
}

/** The tabs of the dashboard, at the foot of a phone. */
export function BottomTabs({ role, onMore }: Props) {
  const texts = useTexts(dashboardTexts);
  const counts = useDeskCounts(role);
  return (
    <nav className="dashboard-tabs" aria-label={texts.quick}>
      {tabsFor(role).map((place) => (
        <Tab key={place.to} place={place} counts={counts} />
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

/** A dot means that something waits there. Screen readers hear how much. */
function Tab({ place, counts }: { place: Place; counts: DeskCounts | null }) {
  const texts = useTexts(dashboardTexts);
  const countId = useId();
  const { pathname } = useLocation();
  const { label, to, icon } = place;
  const waits = waitsAt(place, counts);
  return (
    <>
      <Link
        to={to}
        aria-current={isAt(to, pathname) ? "page" : undefined}
        viewTransition
        aria-describedby={waits ? countId : undefined}
      >
        <Icon name={icon} />
        {texts[label]}
        {waits && <span className="tab-dot" aria-hidden="true" />}
      </Link>
      {waits && (
        <span id={countId} hidden>
          {waits.words}
        </span>
      )}
    </>
  );
}
