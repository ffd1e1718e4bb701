import { NavLink } from "react-router";
import { OpenCount } from "#app/features/owner/OpenCount.tsx";
import { exceptionsPlace, placesFor, sharedPlaces } from "#app/layout/dashboard/navigation.ts";
import { dashboardTexts } from "#app/texts/en/dashboard.ts";
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
      className="dash-link"
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
