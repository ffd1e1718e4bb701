import { useRoster } from "#app/features/schedules/queries.ts";
import { type DayDraft, toWeek } from "#app/features/schedules/week.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Master } from "#contract/masters.ts";

interface Props {
  /** From whom. */
  masters: Master[];
  onCopy: (week: DayDraft[]) => void;
}

/** Takes another master's week over, to be changed and saved. */
export function CopyHours({ masters, onCopy }: Props) {
  const { run } = useRoster();
  async function copy(id: string) {
    const schedule = await run("The hours were not copied", () =>
      securedApi("readSchedule", { params: { id } }),
    );
    if (schedule) onCopy(toWeek(schedule.hours));
  }
  if (masters.length === 0) return null;
  return (
    <label className="copy-hours">
      <span className="sr">Copy the hours of</span>
      <select
        className="in"
        value=""
        onChange={(event) => event.target.value && void copy(event.target.value)}
      >
        <option value="">Copy the hours of…</option>
        {masters.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
