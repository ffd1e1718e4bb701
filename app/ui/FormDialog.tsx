import type { FormEvent, ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { FormProblem, type Problem } from "./FormProblem.tsx";

interface Props {
  title: string;
  kind?: "plain" | "wide";
  /** The word that leaves everything as it is. */
  no: string;
  onClose: () => void;
  /** The word that sends the form. */
  yes: string;
  onSubmit: () => unknown;
  /** Paints `yes` in the colour of what cannot be undone. */
  danger?: boolean;
  busy: boolean;
  busyText?: string;
  /** Why the last try failed; the form stays as it was typed. */
  problem: Problem | undefined;
  children: ReactNode;
}

/** A dialog that is a form: its fields, why sending failed, and the two ways out. The browser checks what is required. */
export function FormDialog(props: Props) {
  const {
    title,
    kind = "plain",
    no,
    onClose,
    yes,
    onSubmit,
    danger,
    busy,
    busyText,
    problem,
    children,
  } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }
  return (
    <Dialog open onClose={onClose} title={title} kind={kind}>
      <form className="grid gap-4.5" onSubmit={submit}>
        {children}
        <FormProblem problem={problem} />
        <div className="dialog-actions">
          <Button variant="soft" onClick={onClose}>
            {no}
          </Button>
          <Button
            type="submit"
            variant={danger ? "danger-solid" : "primary"}
            loading={busy}
            loadingText={busyText}
          >
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
