import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#app/features/pictures/Logo.tsx";
import type { PageHandle } from "#app/layout/dashboard/page-handle.ts";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";

interface Props {
  page: PageHandle | undefined;
  /** A link to the page that this one belongs to. */
  above: ReactNode;
  /** The page's name; absent on a page that is named by what it shows. */
  title: string | undefined;
  homePath: string;
  salonName: string;
  displayName: string;
  onMenu: () => void;
  /** The search for guests and bookings; absent for a customer. */
  find?: ReactNode;
  /** The desk's news; absent for a customer. */
  bell?: ReactNode;
  /** The avatar with its menu. */
  account: ReactNode;
}

/** The dashboard's header: the current page, and the person. */
export function TopBar({
  page,
  above,
  title,
  homePath,
  salonName,
  displayName,
  onMenu,
  find,
  bell,
  account,
}: Props) {
  const texts = useTexts(dashboardTexts);
  return (
    <header className="dashboard-top">
      <IconButton className="menu-button" icon="menu" label={texts.openMenu} onClick={onMenu} />
      <Link className="logo" to="/" aria-label={texts.homePage(salonName)}>
        <Logo name={salonName} />
      </Link>
      <div className="dashboard-crumb">
        {page?.rail ? (
          <Link to={page.rail.back}>
            <Icon name="chevron-left" />
            {page.rail.label}
          </Link>
        ) : (
          <>
            <Link to={homePath}>{texts.dashboard}</Link>
            {above}
            {title && <b>{title}</b>}
            <b id="crumb" />
          </>
        )}
      </div>
      {find || <LanguageSwitch />}
      {bell}
      <div className="dashboard-who">
        <span>{displayName}</span>
        {account}
      </div>
    </header>
  );
}
