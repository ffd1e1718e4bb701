import { Link } from "react-router";
import { worthKnowing } from "#app/features/guests/worth-knowing.ts";
import { guestName } from "#app/lib/guest-name.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { salonNow } from "#app/lib/salon-now.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Badge } from "#app/ui/Badge.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Highlight } from "#app/ui/Highlight.tsx";
import type { GuestSummary } from "#contract/guests.ts";

export interface GuestListProps {
  guests: GuestSummary[];
  /** The search parts to mark in names, numbers and addresses. */
  parts: string[];
  onBook: (guest: GuestSummary) => void;
}

/** The guests of a page, on a narrow screen. */
export function GuestCards({ guests, parts, onBook }: GuestListProps) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  return (
    <ul className="guest-cards">
      {guests.map((guest) => {
        const { _id, number, email, address, visits, lastVisit, nextVisit } = guest;
        const name = guestName(guest);
        const known = worthKnowing(guest, salonNow());
        const contact = [number || email, address].filter(Boolean).join(", ");
        return (
          <li key={_id}>
            <Link className="guest-name" to={`/dashboard/guests/${_id}`}>
              <Avatar name={guest.name} />
              <span>
                <b>
                  <Highlight text={name} parts={parts} />
                </b>
                <span className="guest-sub num">
                  <Highlight text={contact} parts={parts} />
                </span>
                <span className="guest-sub num">
                  {texts.summary(
                    visits,
                    nextVisit && moment(nextVisit, zone),
                    lastVisit && inSalon("shortDay", lastVisit, zone),
                  )}
                </span>
                {known && <Badge tone={known.tone}>{known.text}</Badge>}
              </span>
            </Link>
            <Button variant="soft" size="sm" aria-label={texts.bookFor(name)} onClick={() => onBook(guest)}>
              {texts.book}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
