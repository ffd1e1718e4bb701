import { Link } from "react-router";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { PlaceLinks } from "#app/layout/dashboard/PlaceLinks.tsx";
import { LanguageSwitch } from "#app/layout/LanguageSwitch.tsx";
import { dashboardTexts } from "#app/texts/en/dashboard/dashboard.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Role } from "#contract/users.ts";

interface Props {
  role: Role;
  salonName: string;
  /** A line at the foot that says who to ask. */
  foot: string;
}

/**
 * The dashboard's sidebar from 1024 px: 256 px wide, or a rail of icons. A customer finds the other language in the top
 * bar, where the desk has its search.
 */
export function Sidebar({ role, salonName, foot }: Props) {
  const texts = useTexts(dashboardTexts);
  return (
    <nav className="dashboard-side" aria-label={texts.dashboard} ref={reveal}>
      <Link className="logo" to="/" aria-label={texts.homePage(salonName)}>
        <Logo name={salonName} />
      </Link>
      <PlaceLinks role={role}>{role !== "customer" && <LanguageSwitch />}</PlaceLinks>
      {role === "customer" && <p className="dashboard-foot num">{foot}</p>}
    </nav>
  );
}

/** On a low screen the places scroll. */
function reveal(nav: HTMLElement | null): void {
  nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}
