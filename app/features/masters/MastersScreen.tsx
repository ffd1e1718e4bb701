import "#app/features/masters/roster.css";
import "#app/features/masters/week.css";
import { useState } from "react";
import { useMasters } from "#app/data/masters.ts";
import { useSchedule } from "#app/data/schedules.ts";
import { AddMaster } from "#app/features/masters/AddMaster.tsx";
import { FormerMasters } from "#app/features/masters/FormerMasters.tsx";
import type { Left } from "#app/features/masters/Leaving.tsx";
import { LeftDialog } from "#app/features/masters/LeftDialog.tsx";
import { MasterLinks } from "#app/features/masters/MasterLinks.tsx";
import { MasterSchedule } from "#app/features/masters/MasterSchedule.tsx";
import { explain } from "#app/lib/explain.ts";
import { masterName } from "#app/lib/names.ts";
import { useAskBeforeLeaving } from "#app/lib/use-ask-before-leaving.ts";
import { useAskedQuery } from "#app/lib/use-asked-query.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Note } from "#app/ui/Note.tsx";
import { QueryView } from "#app/ui/QueryView.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import { useConfirm } from "#app/ui/use-confirm.tsx";
import type { Master } from "#contract/masters.ts";

/** Who works here, when, and which services they perform. */
export function MastersScreen() {
  const texts = useTexts(schedulesTexts);
  return (
    <QueryView
      query={useMasters()}
      waiting={<ScheduleSkeleton />}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {(masters) => <Loaded masters={masters} />}
    </QueryView>
  );
}

function Loaded({ masters }: { masters: Master[] }) {
  const texts = useTexts(schedulesTexts);
  const [address, askFor] = useAskedQuery();
  const [left, setLeft] = useState<Left>();
  const [adding, setAdding] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const [ask, dialog] = useConfirm();
  const listed = (id: string | null | undefined) => masters.find(({ _id }) => _id === id);
  const [seen, see] = useState<Master>();
  // Another admin may say that this master has left, while her week is being changed here.
  const stays = unsaved ? (listed(seen?._id) ?? seen) : undefined;
  const chosen = listed(address.get("master")) ?? stays ?? masters[0];
  if (chosen !== seen) see(chosen);

  const askToLeave = () =>
    ask({ title: texts.leaveQuestion, text: texts.leaveText, yes: texts.leave, no: texts.stay });
  useAskBeforeLeaving(unsaved, askToLeave, { belongsTo: "master" });

  function choose(id: string) {
    if (id !== chosen?._id) askFor(() => ({ master: id }));
  }

  return (
    <div className="roster">
      <h1 className="sr">{texts.mastersAndHours}</h1>
      <MasterLinks masters={masters} chosenId={chosen?._id} onChoose={choose} onAdd={() => setAdding(true)} />
      {chosen ? (
        <div className="min-w-0">
          {!listed(chosen._id) && (
            <Note tone="pending" className="mb-5">
              {texts.leftMeanwhile(masterName(chosen))}
            </Note>
          )}
          <Chosen
            key={chosen._id}
            id={chosen._id}
            masters={masters}
            onUnsaved={setUnsaved}
            onLeft={(left) => {
              setUnsaved(false);
              setLeft(left);
            }}
          />
          <FormerMasters />
        </div>
      ) : (
        <div className="min-w-0">
          <EmptyState title={texts.nobodyWorks} text={texts.nobodyWorksText} />
          <FormerMasters />
        </div>
      )}
      {adding && <AddMaster onClose={() => setAdding(false)} onAdded={choose} />}
      {left && <LeftDialog left={left} onClose={() => setLeft(undefined)} />}
      {dialog}
    </div>
  );
}

interface ChosenProps {
  id: string;
  masters: Master[];
  onUnsaved: (unsaved: boolean) => void;
  onLeft: (left: Left) => void;
}

function Chosen({ id, masters, onUnsaved, onLeft }: ChosenProps) {
  const texts = useTexts(schedulesTexts);
  return (
    <QueryView
      query={useSchedule(id)}
      waiting={<ScheduleSkeleton />}
      failed={(error) => `${texts.notLoaded} ${explain(error)}`}
    >
      {(schedule) => (
        <MasterSchedule schedule={schedule} masters={masters} onUnsaved={onUnsaved} onLeft={onLeft} />
      )}
    </QueryView>
  );
}

function ScheduleSkeleton() {
  return (
    <Loading className="grid gap-5">
      <Skeleton className="h-20 w-80" />
      <Skeleton className="h-120" />
    </Loading>
  );
}
