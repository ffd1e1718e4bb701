import type { Alternative } from "#app/features/hours/Alternatives.tsx";
import { firstName, masterName } from "#app/lib/names.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Master } from "#contract/masters.ts";
import { addDays } from "#domain/time/dates.ts";

interface Props {
  hour: Alternative;
  masters: Master[];
  /** YYYY-MM-DD in the salon's zone. */
  today: string;
  disabled: boolean;
  onChoose: (hour: Alternative) => void;
}

/** One line that offers a sooner slot with another master. */
export function SoonerHour({ hour, masters, today, disabled, onChoose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(hourTexts);
  const names = masters
    .filter(({ _id }) => hour.masterIds.includes(_id))
    .map((master) => firstName(masterName(master)));
  const date = salonDate(hour.startsAt, zone);
  const day =
    date === today
      ? texts.today
      : date === addDays(today, 1)
        ? texts.tomorrow
        : inSalon("shortDay", hour.startsAt, zone);
  const when = `${day}, ${inSalon("clock", hour.startsAt, zone)}`;
  return (
    <button
      type="button"
      className="link sm num sooner"
      disabled={disabled}
      onClick={() => onChoose({ startsAt: hour.startsAt, masterIds: hour.masterIds })}
    >
      {names.length === 1 && names[0] ? texts.soonerWith(names[0], when) : texts.soonerWithOthers(when)}
    </button>
  );
}
