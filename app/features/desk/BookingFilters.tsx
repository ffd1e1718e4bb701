import { useEffect, useRef, useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import { dayChoices, type Filters } from "#app/features/desk/filters.ts";
import { masterName } from "#app/lib/names.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Card } from "#app/ui/Card.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { bookingStates } from "#domain/booking-states.ts";

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const typingPauseMs = 300;

/** What is looked for: words, a day, a master, a state. */
export function BookingFilters({ filters, onChange }: Props) {
  const texts = useTexts(manageBookingsTexts);
  const statuses = useTexts(bookingsTableTexts);
  const masters = useMasters();
  return (
    <Card className="p-5">
      <search className="booking-filters" aria-label={texts.filter}>
        <SearchField search={filters.search} onChange={onChange} />
        <SelectField
          label={texts.date}
          value={filters.day}
          onChange={({ target }) => onChange({ day: target.value, from: "", to: "" })}
        >
          {dayChoices.map((id) => (
            <option key={id} value={id}>
              {texts.days[id]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.master}
          value={filters.master}
          onChange={({ target }) => onChange({ master: target.value })}
        >
          <option value="">{texts.allMasters}</option>
          {masters.data?.map((master) => (
            <option key={master._id} value={master._id}>
              {masterName(master)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.status}
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value })}
        >
          <option value="">{texts.allStatuses}</option>
          {bookingStates.map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </SelectField>
        {filters.day === "dates" && (
          <>
            <TextField
              label={texts.firstDay}
              type="date"
              className="num"
              max={filters.to || undefined}
              value={filters.from}
              onChange={({ target }) => onChange({ from: target.value })}
            />
            <TextField
              label={texts.lastDay}
              type="date"
              className="num"
              min={filters.from || undefined}
              value={filters.to}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          </>
        )}
      </search>
    </Card>
  );
}

/** Looks once the typing pauses. */
function SearchField({ search, onChange }: { search: string; onChange: Props["onChange"] }) {
  const texts = useTexts(manageBookingsTexts);
  const [typed, setTyped] = useState(search);
  const lookedFor = useRef(search);
  useEffect(() => {
    // Changed by something else: a link, the way back, 'Show all bookings'.
    if (search !== lookedFor.current) setTyped(search);
    lookedFor.current = search;
  }, [search]);
  useEffect(() => {
    if (typed === lookedFor.current) return;
    const pause = setTimeout(() => {
      lookedFor.current = typed;
      onChange({ search: typed });
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed, onChange]);
  return (
    <div className="field">
      <label className="field-label" htmlFor="booking-search">
        {texts.search}
      </label>
      <div className="search">
        <Icon name="search" />
        <input
          className="in"
          id="booking-search"
          type="search"
          placeholder={texts.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </div>
  );
}
