import { useState } from "react";
import { useRemoveDaysOff } from "#app/data/schedules.ts";
import { AddDays } from "#app/features/masters/AddDays.tsx";
import { type ExceptionRun, runsOf } from "#app/features/masters/days-off.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { textsNow, useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Schedule } from "#contract/schedules.ts";

interface Props {
  schedule: Schedule;
  /** Called with the booked visits that the new days leave outside. */
  onOutside: (visits: HitVisit[]) => void;
}

/** The upcoming dates that differ: the master's and the whole salon's. */
export function DaysOff({ schedule, onOutside }: Props) {
  const texts = useTexts(schedulesTexts);
  const removal = useRemoveDaysOff();
  const [adding, setAdding] = useState(false);
  const [ask, dialog] = useConfirm();
  const runs = runsOf(schedule.exceptions);

  async function remove({ ids, reason, isWholeSalon }: ExceptionRun) {
    const text = isWholeSalon ? texts.salonAgain : texts.sheAgain;
    if (!(await ask({ title: texts.takeBackQuestion(reason), text, yes: texts.takeBack, no: texts.keep })))
      return;
    await removal.run(ids, texts.stillOff);
  }

  return (
    <section className="mt-9" aria-labelledby="days-off">
      <div className="bar mb-3.5">
        <h3 className="h4" id="days-off">
          {texts.daysOff}
        </h3>
        <Button variant="line" size="sm" className="min-h-11" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {texts.addDays}
        </Button>
      </div>
      {runs.length === 0 ? (
        <p className="card sm muted p-5">{texts.noneDiffers}</p>
      ) : (
        <ul className="card days-off">
          {runs.map((run) => (
            <li key={run.ids[0]}>
              <span className="num">
                <b>{day(run.from)}</b>
                {run.to !== run.from && <span className="sm muted">{texts.to(day(run.to))}</span>}
              </span>
              <span className="min-w-0">
                {run.reason}
                <span className="sm muted block">{whatItMeans(run)}</span>
              </span>
              <IconButton
                icon="trash"
                className="text-error"
                label={texts.takeBackLabel(run.reason)}
                onClick={() => void remove(run)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && <AddDays master={schedule.master} onClose={() => setAdding(false)} onAdded={onOutside} />}
      {dialog}
    </section>
  );
}

function day(date: string): string {
  const noon = `${date}T12:00:00Z`;
  return `${inSalon("day", noon, "UTC")} ${inSalon("month", noon, "UTC")}`;
}

function whatItMeans({ isWholeSalon, hours }: ExceptionRun): string {
  const texts = textsNow(schedulesTexts);
  if (hours) return texts.worksAlone(isWholeSalon, hours.opens, hours.closes);
  return isWholeSalon ? texts.salonClosed : texts.nobodyCanBookHer;
}
