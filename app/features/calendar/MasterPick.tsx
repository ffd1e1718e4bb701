import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { calendarWeekTexts } from "#app/texts/en/dashboard/calendar-week.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  /** Whether everyone together can be chosen, too. */
  withEveryone?: boolean;
}

/** Chooses the master of the column, where there is room for one. */
export function MasterPick({ masters, chosenId, onChoose, withEveryone = false }: Props) {
  const texts = useTexts(calendarTexts);
  const { everyone } = useTexts(calendarWeekTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls.
    <div className="calendar-masters" role="group" aria-label={texts.master}>
      {withEveryone && (
        <button
          type="button"
          className="calendar-everyone"
          aria-pressed={chosenId === null}
          onClick={() => onChoose(null)}
        >
          {everyone}
        </button>
      )}
      {masters.map(({ _id, name, photo }) => (
        <button key={_id} type="button" aria-pressed={_id === chosenId} onClick={() => onChoose(_id)}>
          <Avatar name={name} photo={photo} size="s" />
          {name.split(" ")[0]}
        </button>
      ))}
    </div>
  );
}
