import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "./classes.ts";

interface Props {
  open: boolean;
  /** Called for Esc, a click beside the dialog, and the platform's own ways of closing. */
  onClose: () => void;
  title: string;
  /** "ask" centres a short question; "wide" is for forms, "roomy" for two columns. */
  kind?: "ask" | "plain" | "wide" | "roomy";
  /** Cancel stands first, on the left. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The platform's modal dialog: it keeps the focus inside, gives it back afterwards and closes on Esc. */
export function Dialog({ open, onClose, title, kind = "plain", actions, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which arrives as `cancel`.
    <dialog
      ref={ref}
      className={classes("dlg", kind !== "plain" && `dlg-${kind}`)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dlg-body">
        <h2 className="h4" id={titleId}>
          {title}
        </h2>
        {children}
        {actions && <div className="dlg-acts">{actions}</div>}
      </div>
    </dialog>
  );
}
