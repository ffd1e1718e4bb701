import { useEffect, useState } from "react";
import { useSaveDetails, useSaveSchedule } from "#app/data/schedules.ts";
import { tellUnwritten } from "#app/data/unwritten.ts";
import { CopyHours } from "#app/features/masters/CopyHours.tsx";
import { basisOf, changeOf, type TypedWork, takeOver } from "#app/features/masters/changed-work.ts";
import { DaysOff } from "#app/features/masters/DaysOff.tsx";
import { DetailsDialog } from "#app/features/masters/DetailsDialog.tsx";
import { Leaving, type Left } from "#app/features/masters/Leaving.tsx";
import { Performs } from "#app/features/masters/Performs.tsx";
import { SaveBar } from "#app/features/masters/SaveBar.tsx";
import { WeekTable } from "#app/features/masters/WeekTable.tsx";
import { type DayDraft, objection, toWeek } from "#app/features/masters/week.ts";
import { useKept } from "#app/features/unsaved/use-kept.ts";
import { CalendarLink } from "#app/features/visits/CalendarLink.tsx";
import { HitsOutside } from "#app/features/visits/HitsOutside.tsx";
import { HitsUnder } from "#app/features/visits/HitsUnder.tsx";
import { hasCode } from "#app/lib/api-error.ts";
import { firstName, masterName, masterRole } from "#app/lib/names.ts";
import { onlyChanged } from "#app/lib/only-changed.ts";
import { noticesTexts } from "#app/texts/en/dashboard/notices.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { notifySuccess } from "#app/ui/toasts.ts";
import type { HitVisit } from "#contract/front-desk.ts";
import type { Master } from "#contract/masters.ts";
import type { MasterDetails, Schedule } from "#contract/schedules.ts";

interface Props {
  schedule: Schedule;
  masters: Master[];
  onUnsaved: (unsaved: boolean) => void;
  onLeft: (left: Left) => void;
}

interface Kept {
  week: DayDraft[];
  serviceIds: string[];
  /** What was saved when the change began. */
  basis: Schedule;
}

/** One master: the week, the days off, the services. The week and the services are saved together. */
export function MasterSchedule({ schedule, masters, onUnsaved, onLeft }: Props) {
  const texts = useTexts(schedulesTexts);
  const notices = useTexts(noticesTexts);
  const { _id, ...master } = schedule.master;
  const saving = useSaveSchedule(_id);
  const [naming, setNaming] = useState<MasterDetails>();
  const renaming = useSaveDetails(_id, (details) => onlyChanged(details, naming ?? details, details));
  const [kept, keep] = useKept<Kept>(`week ${_id}`);
  const [week, setWeek] = useState(() => kept?.week ?? toWeek(schedule.hours));
  const [serviceIds, setServiceIds] = useState(kept?.serviceIds ?? schedule.serviceIds);
  const [outside, setOutside] = useState<HitVisit[]>([]);
  const [unable, setUnable] = useState<HitVisit[]>([]);
  const [seen, setSeen] = useState(kept?.basis ?? schedule);
  // What was saved when the change began. It stays the basis when a newer week is read, so that a clash is noticed.
  const [basis, setBasis] = useState(kept?.basis);
  const show = (work: TypedWork) => {
    setWeek([...work.week]);
    setServiceIds([...work.serviceIds]);
  };
  if (seen !== schedule) {
    setSeen(schedule);
    const taken = takeOver({ week, serviceIds }, seen, schedule);
    show(taken);
    setBasis(isUnsaved(taken, schedule) ? (basis ?? seen) : undefined);
  }
  const unsaved = isUnsaved({ week, serviceIds }, schedule);
  const name = masterName(schedule.master);
  const calledBy = firstName(name);

  useEffect(() => keep(unsaved ? { week, serviceIds, basis: basis ?? schedule } : undefined));
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  // A master who left has no unsaved changes any more.
  useEffect(() => () => onUnsaved(false), [onUnsaved]);

  async function save() {
    // Another tab may have saved since this one loaded.
    const typed = { week, serviceIds };
    let now = schedule;
    const over = (read: Schedule) => {
      now = read;
      const change = changeOf(takeOver(typed, schedule, now), now);
      return { ...change, ...(change.hours && { seen: basisOf(typed, basis ?? schedule, now) }) };
    };
    const saved = await saving.run(over, (error) => {
      // Told of the clash, the owner may save over it.
      if (hasCode(error, "wrong_state")) setBasis(now);
      tellUnwritten(texts.hoursNotSaved, error);
    });
    if (!saved) return;
    setBasis(undefined);
    setOutside(saved.outside);
    setUnable(saved.unable ?? []);
    notifySuccess(texts.saved);
  }

  return (
    <div className="min-w-0">
      <div className="bar mb-8">
        <div className="flex min-w-0 items-center gap-5">
          <Avatar name={master.name} photo={master.photo} size="xl" />
          <div className="min-w-0">
            <h2 className="h2 dashboard-title">{name}</h2>
            <p className="muted">{masterRole(schedule.master)}</p>
          </div>
        </div>
        <Button
          variant="line"
          size="sm"
          className="min-h-11"
          onClick={() => setNaming({ nameBn: "", roleBn: "", ...master })}
        >
          <Icon name="edit" />
          {texts.nameAndPhoto}
        </Button>
      </div>

      <div className="bar mb-3.5">
        <h3 className="h4">{texts.weeklyHours}</h3>
        <CopyHours masters={masters.filter((one) => one._id !== _id)} week={week} onCopy={setWeek} />
      </div>
      <WeekTable week={week} saved={toWeek(schedule.hours)} firstName={calledBy} onChange={setWeek} />
      <HitsOutside hits={outside} className="mt-4" />

      <DaysOff schedule={schedule} onOutside={setOutside} />
      <Performs chosen={serviceIds} onChange={setServiceIds} />
      <HitsUnder why={texts.unable(calledBy)} hits={unable} className="mt-4" />
      <section className="mt-9" aria-labelledby="master-calendar">
        <h3 className="h4 mb-3" id="master-calendar">
          {notices.masterTitle}
        </h3>
        <CalendarLink owner={{ masterId: _id }} text={notices.calendarOfMaster(calledBy)} />
      </section>
      <Leaving master={schedule.master} onLeft={onLeft} />

      {unsaved && (
        <SaveBar
          busy={saving.busy}
          blocked={week.some(objection)}
          onDiscard={() => {
            setBasis(undefined);
            setWeek(toWeek(schedule.hours));
            setServiceIds(schedule.serviceIds);
          }}
          onSave={() => void save()}
        />
      )}
      {naming && (
        <DetailsDialog
          title={texts.nameAndPhoto}
          start={naming}
          action={texts.save}
          change={renaming}
          failed={texts.detailsNotSaved}
          onClose={() => setNaming(undefined)}
          onSaved={() => notifySuccess(texts.saved)}
        />
      )}
    </div>
  );
}

const isUnsaved = (work: TypedWork, saved: Schedule) => Object.keys(changeOf(work, saved)).length > 0;
