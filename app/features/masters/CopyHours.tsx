import { useLayoutEffect, useRef } from "react";
import { useCopySchedule } from "#app/data/schedules.ts";
import { type DayDraft, sameHours, toWeek } from "#app/features/masters/week.ts";
import { masterName } from "#app/lib/names.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { notifyError } from "#app/ui/toasts.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  /** The masters to copy from. */
  masters: Master[];
  /** The week that is copied over. */
  week: DayDraft[];
  onCopy: (week: DayDraft[]) => void;
}

/** Copies another master's week, to be changed and saved. */
export function CopyHours({ masters, week, onCopy }: Props) {
  const texts = useTexts(schedulesTexts);
  const copying = useCopySchedule();
  const latest = useRef("");
  const shown = useRef(week);
  useLayoutEffect(() => {
    shown.current = week;
  });
  async function copy(id: string) {
    latest.current = id;
    const schedule = await copying.run(id, texts.hoursNotCopied);
    if (!schedule || latest.current !== id) return;
    if (sameHours(shown.current, week)) onCopy(toWeek(schedule.hours));
    else notifyError(texts.hoursNotCopied, texts.weekChanged);
  }
  if (masters.length === 0) return null;
  return (
    <label className="copy-hours">
      <span className="sr">{texts.copyHoursOf}</span>
      <select
        className="in"
        value={copying.underWay ?? ""}
        aria-busy={copying.busy || undefined}
        onChange={(event) => event.target.value && void copy(event.target.value)}
      >
        <option value="">{texts.copyHoursOfWhom}</option>
        {masters.map((master) => (
          <option key={master._id} value={master._id}>
            {masterName(master)}
          </option>
        ))}
      </select>
    </label>
  );
}
