import { NavLink } from "react-router";
import { OpenCount } from "#app/features/exceptions/OpenCount.tsx";
import { exceptionsPlace, placesFor, sharedPlaces } from "#app/layout/dashboard/navigation.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  /** Called when a link is followed: the drawer closes itself. */
  onFollow?: () => void;
}

/** The dashboard's links, as the sidebar and the drawer list them. */
export function PlaceLinks({ role, onFollow }: Props) {
  const link = ({ label, to, icon }: (typeof sharedPlaces)[number]) => (
    <NavLink key={to} to={to} end className="dash-link" title={label} onClick={onFollow}>
      <Icon name={icon} />
      {label}
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
