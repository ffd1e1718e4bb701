import "#app/features/desk/styles/panel.css";
import { useFormContext } from "react-hook-form";
import { useFreeOfDay } from "#app/data/calendar.ts";
import type { LeftOut } from "#app/data/offer-again.ts";
import type { TimeChosen } from "#app/features/desk/desk-rules.ts";
import { WhyNot } from "#app/features/desk/WhyNot.tsx";
import { explain } from "#app/lib/explain.ts";
import { masterName } from "#app/lib/names.ts";
import { moment } from "#app/lib/refund-terms.ts";
import { inSalon, salonDate, salonInstant } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { Note } from "#app/ui/Note.tsx";
import { LoadError } from "#app/ui/QueryView.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import { TextField } from "#app/ui/TextField.tsx";
import { useKeptFailure } from "#app/ui/use-kept-failure.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  serviceIds: string[];
  masters: Master[];
  /** The visit's current master: selected even while the masters load, and if they no longer perform all of it. */
  givenBy?: string | null;
  /** The visit being moved: its own time counts as free. */
  moving?: string;
  /** Whether the time was tried and refused. */
  isRefused: boolean;
  /** What had to be given up since it was chosen. */
  leftOut?: LeftOut | undefined;
}

/**
 * The choice of master, day and time: the slots that customers are offered as chips, any other time typed. They are
 * fields of the form around it.
 */
export function TimeChoice({ serviceIds, masters, givenBy, moving, isRefused, leftOut }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(calendarTexts);
  const { register, watch, setValue, formState } = useFormContext<TimeChosen>();
  const [masterId, date, wall] = watch(["masterId", "date", "wall"]);
  const choose = (name: "date" | "wall", value: string) => setValue(name, value, { shouldValidate: true });
  const free = useKeptFailure(useFreeOfDay(serviceIds, masterId, date, moving));
  const slots = free.data?.days[0]?.slots ?? [];
  const next = free.data?.nextFree?.startsAt;
  const walls = slots.map(({ startsAt }) => startsAt.slice(11, 16));
  const startsAt = date && wall ? salonInstant(date, wall, zone) : null;

  return (
    <>
      {leftOut && (
        <Note>
          <span role="status">{leftOut === "master" ? texts.masterLeftOut : texts.serviceLeftOut}</span>
        </Note>
      )}
      <div className="field-pairs">
        <SelectField
          label={texts.master}
          {...register("masterId")}
          value={masterId}
          error={formState.errors.masterId?.message}
        >
          <option value="any">{texts.anyoneFree}</option>
          {masterId !== "any" && !masters.some(({ _id }) => _id === masterId) && (
            <option value={masterId}>{givenBy ?? texts.looking}</option>
          )}
          {masters.map((master) => (
            <option key={master._id} value={master._id}>
              {masterName(master)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.dayOf}
          type="date"
          required
          error={formState.errors.date?.message}
          {...register("date")}
        />
      </div>
      {serviceIds.length > 0 && (
        <fieldset>
          <legend className="field-label mb-2">{texts.freeForCustomers}</legend>
          <div className="desk-slots">
            {slots.map((slot, index) => (
              <button
                key={slot.startsAt}
                type="button"
                className={classes("num", walls[index] === wall && "is-chosen")}
                aria-pressed={walls[index] === wall}
                onClick={() => choose("wall", walls[index] ?? "")}
              >
                {inSalon("clock", slot.startsAt, zone)}
              </button>
            ))}
            {free.data && slots.length === 0 && (
              <p className="sm muted">
                {texts.noneLeft}{" "}
                {next && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      choose("date", salonDate(next, zone));
                      choose("wall", inSalon("wall", next, zone));
                    }}
                  >
                    {texts.nextFree(moment(next, zone))}
                  </button>
                )}
              </p>
            )}
            {free.isPending && date && <p className="sm muted">{texts.looking}</p>}
          </div>
          {free.error && (
            <LoadError of={free} onRetry={free.refetch}>
              {texts.freeNotLoaded(explain(free.error))}
            </LoadError>
          )}
        </fieldset>
      )}
      <TextField
        label={texts.time}
        type="time"
        step={300}
        required
        hint={texts.deskMayBook}
        error={formState.errors.wall?.message}
        {...register("wall")}
      />
      {serviceIds.length > 0 && startsAt && free.data && !walls.includes(wall) && (
        <WhyNot
          serviceIds={serviceIds}
          masterIds={[masterId]}
          startsAt={startsAt}
          moving={moving}
          isRefused={isRefused}
        />
      )}
    </>
  );
}
