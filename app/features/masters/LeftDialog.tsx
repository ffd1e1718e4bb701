import { Link } from "react-router";
import type { Left } from "#app/features/masters/Leaving.tsx";
import { Hits } from "#app/features/visits/Hits.tsx";
import { formerTexts } from "#app/texts/en/dashboard/former-masters.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

interface Props {
  left: Left;
  onClose: () => void;
}

/** The visits still booked with a master who has left. */
export function LeftDialog({ left, onClose }: Props) {
  const texts = useTexts(formerTexts);
  const { name, hits } = left;
  return (
    <Dialog
      open
      onClose={onClose}
      title={hits.length > 0 ? texts.visitsTitle(name) : texts.hasLeft(name)}
      actions={
        <>
          <Button variant="soft" onClick={onClose}>
            {texts.seeToThem}
          </Button>
          {hits.length > 0 && <LinkButton to="/dashboard/calendar">{texts.toCalendar}</LinkButton>}
        </>
      }
    >
      <p className="muted">{hits.length > 0 ? texts.visitsText : texts.noVisits}</p>
      <p className="sm muted">
        {texts.waitText}{" "}
        <Link className="link" to="/dashboard/waitingList">
          {texts.toWaiting}
        </Link>
      </p>
      <Hits hits={hits} />
    </Dialog>
  );
}
