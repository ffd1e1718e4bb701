import { NavLink } from "react-router";
import { useOpenExceptions } from "#app/data/exceptions.ts";
import { exceptionsPlace, placesFor, sharedPlaces } from "#app/layout/dashboard/navigation.ts";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  /** Called when a link is followed: the drawer closes itself. */
  onFollow?: () => void;
}

/** The dashboard's links, as the sidebar and the drawer list them. */
export function PlaceLinks({ role, onFollow }: Props) {
  const texts = useTexts(dashboardTexts);
  const link = ({ label, to, icon }: (typeof sharedPlaces)[number]) => (
    <NavLink
      key={to}
      to={to}
      end
      viewTransition
      className="dashboard-link"
      title={texts[label]}
      onClick={onFollow}
    >
      <Icon name={icon} />
      {texts[label]}
      {to === exceptionsPlace && <OpenCount />}
    </NavLink>
  );
  return (
    <>
      {placesFor(role).map(link)}
      <hr className="stitch" />
      {sharedPlaces.map(link)}
    </>
  );
}

/** How many open things wait for the owner; nothing while there are none. */
function OpenCount() {
  const texts = useTexts(manageBookingsTexts);
  const open = useOpenExceptions();
  if (open === 0) return null;
  return (
    <span className="badge badge-new num ml-auto">
      {open}
      <span className="sr"> {texts.open}</span>
    </span>
  );
}
