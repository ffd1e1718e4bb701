import { guestName } from "#app/lib/guest-name.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Note } from "#app/ui/Note.tsx";
import type { Guest } from "#contract/guests.ts";

/** The chosen guest, and what the salon must not forget about them. */
export function GuestPicked({ guest, onChange }: { guest: Guest; onChange: () => void }) {
  const { zone } = useSalon();
  const texts = useTexts(guestsTexts);
  const { number, visits, memberUntil, notes } = guest;
  const name = guestName(guest);
  const about = [
    number,
    texts.visitsOf(visits),
    memberUntil && `${texts.memberUntil} ${inSalon("date", memberUntil, zone)}`,
  ];
  const pinned = notes.find((note) => note.pinned);
  return (
    <div className="grid gap-2">
      <div className="guest-picked choice-row">
        <span>
          <b>{name}</b>
          <span className="choice-sub num">{about.filter(Boolean).join(", ")}</span>
        </span>
        <button type="button" className="row-link sm" onClick={onChange}>
          {texts.change}
          <span className="sr">: {name}</span>
        </button>
      </div>
      {pinned && <Note icon="info">{pinned.note}</Note>}
    </div>
  );
}
