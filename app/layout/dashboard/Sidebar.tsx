import { Link } from "react-router";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { PlaceLinks } from "#app/layout/dashboard/PlaceLinks.tsx";
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
 * The dashboard's sidebar from 1024 px: 256 px wide, or a rail of icons. The style sheet leaves out the language for a
 * customer, who has it in the top bar, and the line at the foot for the desk, which needs the room.
 */
export function Sidebar({ role, salonName, foot }: Props) {
  const texts = useTexts(dashboardTexts);
  return (
    <nav className="dashboard-side" aria-label={texts.dashboard}>
      <Link className="logo" to="/" aria-label={texts.homePage(salonName)}>
        <Logo name={salonName} />
      </Link>
      <PlaceLinks role={role} />
      <p className="dashboard-foot num">{foot}</p>
    </nav>
  );
}
