import { useAddMaster } from "#app/data/schedules.ts";
import { DetailsDialog } from "#app/features/masters/DetailsDialog.tsx";
import { useIsHere } from "#app/lib/use-is-here.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  onClose: () => void;
  /** Not called once this dialog is closed: a late answer must not lead away from what is open by then. */
  onAdded: (id: string) => void;
}

const nobodyYet = { name: "", role: "", nameBn: "", roleBn: "", photo: "/art/portrait-guest.svg", bio: "" };

/** Adds a master. Hours and services follow on the master's own page; nobody can book the master until then. */
export function AddMaster({ onClose, onAdded }: Props) {
  const texts = useTexts(schedulesTexts);
  const isHere = useIsHere();
  return (
    <DetailsDialog
      title={texts.addMaster}
      start={nobodyYet}
      action={texts.add}
      change={useAddMaster()}
      failed={texts.masterNotAdded}
      onClose={onClose}
      onSaved={({ insertedId }) => isHere.current && onAdded(insertedId)}
    />
  );
}
