import { dayParts } from "#app/features/checkout/day-parts.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import type { Slot } from "#contract/availability.ts";

interface Props {
  /** The day's heading: Tuesday 24 November. */
  title: string;
  slots: Slot[];
  zone: string;
  /** Start of the chosen hour, if one is. */
  chosen: string | undefined;
  /** The chosen hour is being held. */
  busy: boolean;
  disabled: boolean;
  onChoose: (slot: Slot) => void;
}

/** The free hours of a day, by morning, afternoon and evening. */
export function SlotList({ title, slots, zone, chosen, busy, disabled, onChoose }: Props) {
  const chosenAt = chosen ? Date.parse(chosen) : undefined;
  return (
    <div className="slots">
      <h3 className="h4">{title}</h3>
      {slots.length === 0 && <p className="muted">No free hour on this day. Choose another one.</p>}
      {dayParts(slots, zone).map((part) => (
        <fieldset key={part.name}>
          <legend>{part.name}</legend>
          <div className="slot-grid">
            {part.slots.map((slot) => {
              const isChosen = Date.parse(slot.startsAt) === chosenAt;
              const time = inSalon("clock", slot.startsAt, zone);
              return (
                <button
                  key={slot.startsAt}
                  type="button"
                  className="slot"
                  aria-pressed={isChosen}
                  aria-busy={(isChosen && busy) || undefined}
                  disabled={disabled}
                  onClick={() => onChoose(slot)}
                >
                  {time.slice(0, -3)}
                  <span className="sr">{time.slice(-3)}</span>
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
