import { schedulesTexts } from "#app/texts/en/dashboard/schedules.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { keepFocus } from "#app/ui/return-focus.ts";

interface Props {
  busy: boolean;
  /** Whether something above can't be saved as it is. */
  blocked: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** A bar at the foot of the page while there is something to save. */
export function SaveBar({ busy, blocked, onDiscard, onSave }: Props) {
  const texts = useTexts(schedulesTexts);
  return (
    <div className="save-bar on-dark" role="status">
      <span>{blocked ? texts.blocked : texts.unsaved}</span>
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            keepFocus();
            onDiscard();
          }}
        >
          {texts.discard}
        </Button>
        <Button
          variant="light"
          size="sm"
          loading={busy}
          loadingText={texts.saving}
          aria-disabled={blocked || undefined}
          onClick={() => {
            if (blocked) return;
            keepFocus();
            onSave();
          }}
        >
          {texts.saveHours}
        </Button>
      </div>
    </div>
  );
}
