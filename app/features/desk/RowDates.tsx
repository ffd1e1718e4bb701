import "#app/features/desk/styles/panel.css";
import { useMasters } from "#app/data/masters.ts";
import { useTranslatedNames } from "#app/data/use-translated.ts";
import { reasonSentence } from "#app/features/desk/reasons.ts";
import { type Choice, keyOfWay, type Settled } from "#app/features/desk/row-plan.ts";
import { masterName } from "#app/lib/names.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { rowTexts } from "#app/texts/en/dashboard/visits-in-a-row.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import type { RowChecked } from "#contract/desk-changes.ts";

interface Props {
  checked: RowChecked;
  settled: Settled[];
  /** Keyed by the date's instant. */
  chosen: Readonly<Record<string, Choice>>;
  onChoose: (startsAt: string, choice: Choice) => void;
}

/** The dates of a row. Each one fits, or says who or what is in the way and what the alternatives are. */
export function RowDates({ checked, settled, chosen, onChoose }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(rowTexts);
  const { when } = useTexts(calendarTexts);
  const translate = useTranslatedNames();
  const masters = useMasters().data ?? [];
  const at = (instant: string) => when(inSalon("shortDay", instant, zone), inSalon("clock", instant, zone));
  const nameOf = (ids: string[]) =>
    [...new Set(ids)].flatMap((id) => masters.filter(({ _id }) => _id === id).map(masterName)).join(", ");

  return (
    <ol className="row-dates">
      {checked.map(({ startsAt, fits, masterIds, reasons, waysOut }, index) => (
        <li key={startsAt} className={classes(settled[index] === "open" && "is-open")}>
          <b className="num">{at(startsAt)}</b>
          {fits ? (
            <span>{nameOf(masterIds) || texts.fits}</span>
          ) : (
            <>
              <span>{reasons.map((reason) => reasonSentence(reason, zone, translate)).join(" ")}</span>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls. */}
              <div className="desk-slots" role="group" aria-label={texts.ways(at(startsAt))}>
                {waysOut.map((way) => (
                  <button
                    key={keyOfWay(way)}
                    type="button"
                    className={classes("num", chosen[startsAt] === keyOfWay(way) && "is-chosen")}
                    aria-pressed={chosen[startsAt] === keyOfWay(way)}
                    onClick={() => onChoose(startsAt, keyOfWay(way))}
                  >
                    {way.kind === "master"
                      ? nameOf(way.masterIds)
                      : way.kind === "hour"
                        ? inSalon("clock", way.startsAt, zone)
                        : inSalon("shortDay", way.startsAt, zone)}
                  </button>
                ))}
                <button
                  type="button"
                  className={classes(chosen[startsAt] === "skip" && "is-chosen")}
                  aria-pressed={chosen[startsAt] === "skip"}
                  onClick={() => onChoose(startsAt, "skip")}
                >
                  {texts.skip}
                </button>
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
