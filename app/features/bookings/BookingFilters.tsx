import { useCallback, useId, useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import { useFormerMasters } from "#app/data/schedules.ts";
import { FilterChips } from "#app/features/bookings/FilterChips.tsx";
import { dayChoices, type Filters, handsBack, waits } from "#app/features/bookings/filters.ts";
import { masterName } from "#app/lib/names.ts";
import { useTypedSearch } from "#app/lib/use-typed-search.ts";
import { bookingsTableTexts } from "#app/texts/en/dashboard/bookings.ts";
import { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { bookingStates } from "#domain/booking-states.ts";

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** The search and, behind a button, the filters for day, master and state. Each filter that is set can be removed. */
export function BookingFilters({ filters, onChange }: Props) {
  const texts = useTexts(manageBookingsTexts);
  const [open, setOpen] = useState(filters.day === "dates");
  const fieldsId = useId();
  return (
    <search className="grid gap-4" aria-label={texts.filter}>
      <div className="booking-tools">
        <BookingSearch search={filters.search} onChange={onChange} />
        <FilterChips filters={filters} onChange={onChange} />
        <Button
          variant="line"
          size="sm"
          className="booking-more-filters"
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name="plus" />
          {texts.moreFilters}
        </Button>
      </div>
      {open && <Fields id={fieldsId} filters={filters} onChange={onChange} />}
    </search>
  );
}

function Fields({ id, filters, onChange }: Props & { id: string }) {
  const texts = useTexts(manageBookingsTexts);
  const statuses = useTexts(bookingsTableTexts);
  const masters = useMasters();
  const former = useFormerMasters();
  return (
    <div className="card booking-filters" id={id}>
      <SelectField
        label={texts.date}
        value={filters.day}
        onChange={({ target }) => onChange({ day: target.value, from: "", to: "" })}
      >
        {dayChoices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.days[choice]}
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
        {former.map((master) => (
          <option key={master._id} value={master._id}>
            {texts.former(masterName(master))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.status}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">{texts.allStatuses}</option>
        <option value={waits}>{texts.waiting}</option>
        <option value={handsBack}>{texts.views.toHandBack}</option>
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
    </div>
  );
}

/** Searches once the typing pauses. */
function BookingSearch({ search, onChange }: { search: string; onChange: Props["onChange"] }) {
  const texts = useTexts(manageBookingsTexts);
  const [typed, setTyped] = useTypedSearch(
    search,
    useCallback((wanted: string) => onChange({ search: wanted }), [onChange]),
  );
  return <SearchField label={texts.search} placeholder={texts.searchHint} typed={typed} onType={setTyped} />;
}
