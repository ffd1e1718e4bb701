import { useRoster } from "#app/data/schedules.ts";
import { type Details, DetailsDialog } from "#app/features/masters/DetailsDialog.tsx";
import { securedApi } from "#app/lib/secured-api.ts";
import { schedulesTexts } from "#app/texts/en/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";

interface Props {
  onClose: () => void;
  onAdded: (id: string) => void;
}

const nobodyYet: Details = { name: "", role: "", photo: "/art/mark.svg", bio: "" };

/** Adds a master; her hours and services follow on her own page, and nobody can book her before. */
export function AddMaster({ onClose, onAdded }: Props) {
  const texts = useTexts(schedulesTexts);
  const { run, busy, problem } = useRoster("here");
  async function add(details: Details) {
    const body = { ...details, serviceIds: [], hours: [] };
    const made = await run(texts.masterNotAdded, () => securedApi("createMaster", { body }));
    if (made) onAdded(made.insertedId);
  }
  return (
    <DetailsDialog
      title={texts.addMaster}
      start={nobodyYet}
      action={texts.add}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSave={add}
    />
  );
}
