import { useId } from "react";
import { Link, useLocation } from "react-router";
import { type DeskCounts, useDeskCounts } from "#app/data/desk-news.ts";
import {
  groupsFor,
  isAt,
  type Place,
  type PlaceGroup,
  sharedPlaces,
} from "#app/layout/dashboard/navigation.ts";
import { waitsAt } from "#app/layout/dashboard/waits.ts";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  /** Called when a link is followed, so that the sheet can close. */
  onFollow?: () => void;
}

/** The dashboard's links in their groups and to the other language, for the sidebar and the sheet. */
export function PlaceLinks({ role, onFollow }: Props) {
  const counts = useDeskCounts(role);
  return (
    <>
      <div className="place-groups">
        {groupsFor(role).map((group) => (
          <Group key={group.label} group={group} counts={counts} onFollow={onFollow} />
        ))}
      </div>
      <hr className="stitch" />
      <div className="place-shared">
        {sharedPlaces.map((place) => (
          <PlaceLink key={place.to} place={place} counts={counts} onFollow={onFollow} />
        ))}
        <LanguageSwitch />
      </div>
    </>
  );
}

interface LinkProps {
  counts: DeskCounts | null;
  onFollow: (() => void) | undefined;
}

function Group({ group: { label, places }, ...rest }: LinkProps & { group: PlaceGroup }) {
  const texts = useTexts(dashboardTexts);
  const labelId = useId();
  const links = places.map((place) => <PlaceLink key={place.to} place={place} {...rest} />);
  if (label === null) return <div className="place-group">{links}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div className="place-group" role="group" aria-labelledby={labelId}>
      <p className="place-group-name" id={labelId}>
        {texts[label]}
      </p>
      {links}
    </div>
  );
}

function PlaceLink({ place, counts, onFollow }: LinkProps & { place: Place }) {
  const texts = useTexts(dashboardTexts);
  const countId = useId();
  const { pathname } = useLocation();
  const { label, to, icon, isUrgent } = place;
  const waits = waitsAt(place, counts);
  return (
    <>
      <Link
        to={to}
        aria-current={isAt(to, pathname) ? "page" : undefined}
        viewTransition
        className="dashboard-link"
        title={texts[label]}
        aria-describedby={waits === null ? undefined : countId}
        onClick={onFollow}
      >
        <Icon name={icon} />
        <span>{texts[label]}</span>
        {waits && (
          <span className={classes("place-count num", isUrgent && "is-urgent")} aria-hidden="true">
            {waits.number}
          </span>
        )}
      </Link>
      {waits && (
        <span id={countId} hidden>
          {waits.words}
        </span>
      )}
    </>
  );
}
