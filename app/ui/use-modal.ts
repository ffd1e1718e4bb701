import { type RefObject, useLayoutEffect } from "react";
import { enterModal } from "#app/ui/modals.ts";
import { rememberFocus } from "#app/ui/return-focus.ts";

/**
 * Shows a dialog as modal while `open`, and gives the focus back to its opener afterwards, also when the dialog is
 * rendered only while it is open: a dialog that is removed gives back nothing by itself.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const giveBack = rememberFocus();
    dialog.showModal();
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.close();
      // Wait until a question on top of it is closed too: what lies below a modal dialog takes no focus.
      queueMicrotask(giveBack);
    };
  }, [ref, open]);
}
