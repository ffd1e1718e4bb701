import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { uiTexts } from "#app/texts/en/public/ui.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { classes } from "#app/ui/classes.ts";
import { DialogAnswers } from "#app/ui/DialogAnswers.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { topModal } from "#app/ui/modals.ts";
import { useModal } from "#app/ui/use-modal.ts";

interface Props {
  open: boolean;
  /** Called on Esc, on the cross, on a click beside the dialog, and on the platform's own ways of closing. */
  onClose: () => void;
  title: string;
  /** "ask" centres a short question; "wide" is for forms, "roomy" for two columns. The last two have a cross. */
  kind?: "ask" | "plain" | "wide" | "roomy";
  /** Cancel stands first, on the left. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * The platform's modal dialog. It traps the focus, returns it to the opener afterwards, and closes on Esc, on its
 * cross and on a click beside it. Once something was typed in it, those ask first.
 */
export function Dialog({ open, onClose, title, kind = "plain", actions, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const { close } = useTexts(uiTexts);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const [written, setWritten] = useState(false);
  const [doubting, setDoubting] = useState(false);
  useModal(ref, open);
  if (!open && written) setWritten(false);
  useAskBeforeUnload(open && written);

  function leave() {
    if (written) setDoubting(true);
    else onClose();
  }

  return (
    <dialog
      ref={ref}
      className={classes("dialog", kind !== "plain" && `dialog-${kind}`)}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!isEscape(event) || topModal() !== ref.current) return;
        // Otherwise a second Esc would close the dialog in the browser, whatever is answered here.
        event.preventDefault();
        leave();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget || !open || ref.current?.open) return;
        if (written) ref.current?.showModal();
        leave();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began inside, for example to select words, may end beside the dialog. The second click of a
        // double click was meant for the button that opened it.
        if (event.target === event.currentTarget && pressedBeside.current && event.detail < 2) leave();
        pressedBeside.current = false;
      }}
      onInput={(event) => {
        if (isWriting(event)) setWritten(true);
      }}
    >
      <div className="dialog-body">
        <h2 className="h4" id={titleId}>
          {title}
        </h2>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
        {/* Large dialogs show it. Last, so that the dialog opens with the focus in its first field. */}
        <button type="button" className="iconbtn" aria-label={close} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      {doubting && (
        <Doubt
          onStay={() => setDoubting(false)}
          onLeave={() => {
            setDoubting(false);
            onClose();
          }}
        />
      )}
    </dialog>
  );
}

/** A page that is closed or loaded again takes what was written with it, so the browser asks first. */
function useAskBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [active]);
}

/** Asks before what was written goes. */
function Doubt({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const texts = useTexts(uiTexts);
  return (
    <Dialog
      open
      onClose={onStay}
      title={texts.leaveWritten}
      kind="ask"
      actions={
        <DialogAnswers no={texts.keepWriting} onNo={onStay} yes={texts.throwAway} onYes={onLeave} danger />
      }
    >
      <p className="muted">{texts.writtenIsLost}</p>
    </Dialog>
  );
}

/** Whether this is an Esc that no list or picker inside has used and that does not end an IME composition. */
function isEscape(event: KeyboardEvent): boolean {
  return event.key === "Escape" && !event.defaultPrevented && !event.nativeEvent.isComposing;
}

/** Whether an input is part of the form, and not only a filter or search. */
function isWriting({ target }: FormEvent): boolean {
  if (target instanceof Element && target.closest("search")) return false;
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return target.form !== null;
  return target instanceof HTMLInputElement && (target.form !== null || target.type === "text");
}
