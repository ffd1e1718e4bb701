import { useEffect, useEffectEvent, useState } from "react";
import { useBlocker } from "react-router";
import type { useSiteDraft } from "#app/features/site/use-site-draft.ts";
import { siteEditorTexts } from "#app/texts/en/dashboard/site-editor.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";

interface Props {
  draft: ReturnType<typeof useSiteDraft>;
  /** Tells whether a step to another page waits for the draft. */
  onHold: (isHeld: boolean) => void;
}

/**
 * Saves what is unsaved before another page opens, and asks where that fails. It stands on the page only meanwhile: a
 * router asks one blocker, and at other times that is the one that waits for the network.
 */
export function LeaveQuestion({ draft, onHold }: Props) {
  const texts = useTexts(siteEditorTexts);
  const [open, setOpen] = useState(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname);

  const settle = useEffectEvent(async (state: typeof blocker.state) => {
    onHold(state === "blocked");
    if (blocker.state !== "blocked") return;
    if (await draft.save()) blocker.proceed();
    else setOpen(true);
  });
  useEffect(() => {
    void settle(blocker.state);
  }, [blocker.state]);

  function answer(goes: boolean) {
    setOpen(false);
    if (blocker.state !== "blocked") return;
    if (goes) blocker.proceed();
    else blocker.reset();
  }

  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      title={texts.leaveQuestion}
      kind="ask"
      actions={
        <DialogAnswers
          no={texts.stay}
          onNo={() => answer(false)}
          yes={texts.leave}
          onYes={() => answer(true)}
          danger
        />
      }
    >
      <p className="muted">{texts.leaveText}</p>
    </Dialog>
  );
}
