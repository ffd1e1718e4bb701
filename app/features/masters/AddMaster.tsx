import { useAddMaster } from "#app/data/masters.ts";
import { type Details, DetailsDialog } from "#app/features/masters/DetailsDialog.tsx";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  onClose: () => void;
  onAdded: (id: string) => void;
}

const nobodyYet: Details = { name: "", role: "", photo: "/art/mark.svg", bio: "" };

/** Adds a master; hours and services follow on the master's own page, and nobody can book the master before. */
export function AddMaster({ onClose, onAdded }: Props) {
  const texts = useTexts(schedulesTexts);
  const adding = useAddMaster();
  async function add(details: Details) {
    const made = await adding.run({ ...details, serviceIds: [], hours: [] });
    if (made) onAdded(made.insertedId);
  }
  return (
    <DetailsDialog
      title={texts.addMaster}
      start={nobodyYet}
      action={texts.add}
      busy={adding.busy}
      problem={adding.problem(texts.masterNotAdded)}
      onClose={onClose}
      onSave={add}
    />
  );
}
