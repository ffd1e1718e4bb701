import "#app/features/hours/styles/slots.css";
import { dayParts, type Start } from "#app/features/hours/day-parts.ts";
import { numberText } from "#app/lib/number-text.ts";
import { digitsOfTime, inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Skeleton } from "#app/ui/Skeleton.tsx";

interface Props {
  /** The day's heading: Tuesday 24 November. */
  title: string;
  /** What is special about the day, in short. */
  remark?: string | undefined;
  starts: Start[];
  /** The start of the chosen slot, if there is one. */
  chosen: string | undefined;
  /** Whether the chosen slot is being held. */
  busy: boolean;
  /** The slots of this visit and day are still loading: none can be chosen, and it is not known whether any is free. */
  waiting: boolean;
  disabled: boolean;
  onChoose: (startsAt: string) => void;
}

/** The slots of a day, by morning, afternoon and evening. Those taken by others are struck through. */
export function SlotList({ title, remark, starts, chosen, busy, waiting, disabled, onChoose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(hourTexts);
  const chosenAt = chosen ? Date.parse(chosen) : undefined;
  const free = starts.filter(({ taken }) => !taken).length;
  return (
    <div className="slots" aria-busy={waiting}>
      <div className="slots-head">
        <h3 className="h4 num">{title}</h3>
        {remark && <p className="sm muted">{remark}</p>}
      </div>
      <p className="sr" role="status">
        {!waiting && texts.hoursOf(title, numberText(free))}
      </p>
      {free === 0 && (waiting ? <Skeleton className="h-12" /> : <p className="muted">{texts.noHour}</p>)}
      {dayParts(starts, zone).map((part) => (
        <fieldset key={part.name}>
          <legend>{texts[part.name]}</legend>
          <div className="slot-grid">
            {part.starts.map(({ startsAt, taken }) => {
              const isChosen = Date.parse(startsAt) === chosenAt;
              const time = inSalon("clock", startsAt, zone);
              return taken ? (
                <s key={startsAt} className="slot slot-taken">
                  <Clock time={time} />
                  <span className="sr">, {texts.taken}</span>
                </s>
              ) : (
                <button
                  key={startsAt}
                  type="button"
                  className="slot"
                  data-hour={startsAt}
                  aria-pressed={isChosen}
                  aria-busy={(isChosen && busy) || undefined}
                  disabled={disabled || waiting}
                  onClick={() => onChoose(startsAt)}
                >
                  <Clock time={time} />
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Shows only the digits, since the part of the day stands above them. Screen readers hear the whole time. */
function Clock({ time }: { time: string }) {
  const clock = digitsOfTime(time);
  const [before, after] = time.split(clock);
  return (
    <>
      {before && <span className="sr">{before}</span>}
      {clock}
      {after && <span className="sr">{after}</span>}
    </>
  );
}
