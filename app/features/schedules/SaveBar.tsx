import { Button } from "#app/ui/Button.tsx";

interface Props {
  busy: boolean;
  /** Something above can't be saved as it is. */
  blocked: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** At the foot while there is something to save. */
export function SaveBar({ busy, blocked, onDiscard, onSave }: Props) {
  return (
    <div className="save-bar on-dark" role="status">
      <span>{blocked ? "Some hours can't be saved as they are." : "Changes are not saved yet."}</span>
      <div>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Discard
        </Button>
        <Button
          variant="light"
          size="sm"
          loading={busy}
          loadingText="Saving"
          aria-disabled={blocked || undefined}
          onClick={() => !blocked && onSave()}
        >
          Save hours
        </Button>
      </div>
    </div>
  );
}
