import { Link } from "react-router";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { type GuestGroup, guestGroups } from "#domain/guests/groups.ts";

/** Groups of guests, one press away. Each has its own URL. A search is among all guests. */
export function GuestGroups({ only }: { only: GuestGroup | undefined }) {
  const texts = useTexts(guestsTexts);
  const chip = (group: GuestGroup | undefined) => (
    <Link
      key={group ?? ""}
      to={group ? `?only=${group}` : "?"}
      preventScrollReset
      aria-current={group === only ? "page" : undefined}
    >
      {group ? texts.only[group] : texts.all}
    </Link>
  );
  return (
    <nav className="guest-groups" aria-label={texts.groups}>
      {[undefined, ...guestGroups].map(chip)}
    </nav>
  );
}
