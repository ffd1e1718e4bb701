import { useMasters } from "#app/data/masters.ts";
import { useFormerMasters } from "#app/data/schedules.ts";
import { dayChoices, type Filters, handsBack, waits } from "#app/features/bookings/filters.ts";
import { masterName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { bookingStates } from "#domain/booking-states.ts";
import { deskSource, siteSource } from "#domain/figures/sources.ts";

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

interface Chip {
  label: string;
  value: string;
  /** The filter change that removes it. */
  without: Partial<Filters>;
}

/** The filters that are set, each with a button to remove it; renders nothing if there are none. */
export function FilterChips({ filters, onChange }: Props) {
  const texts = useTexts(manageBookingsTexts);
  const chips = useChips(filters);
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips">
      {chips.map(({ label, value, without }) => (
        <button key={label} type="button" className="filter-chip num" onClick={() => onChange(without)}>
          <span className="muted">{label}</span>
          {value}
          <span className="sr">{texts.without}</span>
          <Icon name="close" />
        </button>
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange({ ...nothing, ...notMade, day: "", master: "", status: "" })}
      >
        {texts.clear}
      </Button>
    </div>
  );
}

const nothing = { from: "", to: "" };
const notMade = { madeFrom: "", madeTo: "", source: "" };

function useChips({ day, from, to, master, status, madeFrom, madeTo, source }: Filters): Chip[] {
  const texts = useTexts(manageBookingsTexts);
  const words = useTexts(bookingsTableTexts);
  const masters = useMasters().data;
  const working = masters?.find(({ _id }) => _id === master);
  const left = useFormerMasters(master !== "" && masters !== undefined && !working).find(
    ({ _id }) => _id === master,
  );
  const dayName = (date: string) => inSalon("shortDay", `${date}T12:00:00Z`, "UTC");
  const spanOf = (first: string, last: string) =>
    [first && texts.since(dayName(first)), last && texts.until(dayName(last))].filter(Boolean).join(" ");
  const named = dayChoices.find((choice) => choice === day && choice !== "" && choice !== "dates");
  const days = named ? texts.days[named] : day === "dates" ? spanOf(from, to) : "";
  const made = spanOf(madeFrom, madeTo);
  const own = source === siteSource ? texts.fromSite : source;
  const state = bookingStates.find((one) => one === status);
  const choices: Record<string, string> = { [waits]: texts.waiting, [handsBack]: texts.views.toHandBack };
  const stateName = choices[status] ?? (state && words[state]);
  const masterWord = working ? masterName(working) : left && texts.former(masterName(left));
  return [
    stateName && { label: texts.status, value: stateName, without: { status: "" } },
    days && { label: words.visit, value: days, without: { day: "", from: "", to: "" } },
    made && { label: texts.booked, value: made, without: { madeFrom: "", madeTo: "" } },
    source && {
      label: texts.source,
      value: source === deskSource ? texts.fromDesk : own,
      without: { source: "" },
    },
    masterWord && { label: texts.master, value: masterWord, without: { master: "" } },
  ].filter((chip) => chip !== undefined && chip !== "");
}
