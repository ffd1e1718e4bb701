import { comingVisits } from "#app/features/guests/coming-visits.ts";
import type { Chosen } from "#app/features/guests/merging.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { guestsTexts } from "#app/texts/en/dashboard/guests.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Guest } from "#contract/guests.ts";

interface Props {
  guest: Guest;
  other: Guest;
  chosen: Required<Chosen>;
}

/** The result of merging two guests. */
export function MergePreview({ guest, other, chosen }: Props) {
  const texts = useTexts(guestsTexts);
  const notes = guest.notes.length + other.notes.length;
  const kept = chosen.number === "this" ? guest : other;
  const gone = chosen.number === "this" ? other : guest;
  const coming = comingVisits([...guest.visitList, ...other.visitList]).length;
  const lines = [
    texts.afterVisits(guest.visits + other.visits, money(sumOfPrices([guest.spent, other.spent]))),
    coming > 0 && texts.afterComing(coming),
    notes > 0 && texts.afterNotes(notes),
    (guest.hasAccount || other.hasAccount) && texts.afterAccount,
    gone.number && gone.number !== kept.number && texts.afterNumber(gone.number),
  ].filter((line): line is string => Boolean(line));
  return (
    <section className="merge-after" aria-labelledby="merge-after">
      <h3 className="h4" id="merge-after">
        {texts.after}
      </h3>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="num">
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
