import { ExportButton } from "#app/features/imports/ExportButton.tsx";
import { masterName, masterRole } from "#app/lib/names.ts";
import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  masters: Master[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** The masters, with one selected; on a phone in a row. */
export function MasterLinks({ masters, chosenId, onChoose, onAdd }: Props) {
  const texts = useTexts(schedulesTexts);
  return (
    <nav className="roster-list" aria-label={texts.masters}>
      {masters.map((master) => (
        <button
          key={master._id}
          type="button"
          aria-current={master._id === chosenId ? "true" : undefined}
          onClick={() => onChoose(master._id)}
        >
          <Avatar name={masterName(master)} photo={master.photo} />
          <span className="min-w-0">
            <b>{masterName(master)}</b>
            <span className="sm muted">{masterRole(master)}</span>
          </span>
          <Icon name="chevron-right" />
        </button>
      ))}
      <Button variant="line" size="sm" onClick={onAdd}>
        <Icon name="plus" />
        {texts.addMaster}
      </Button>
      <LinkButton variant="line" size="sm" to="/dashboard/guests/import?of=masters">
        <Icon name="upload" />
        {texts.fromFile}
      </LinkButton>
      <ExportButton kind="masters" />
    </nav>
  );
}
