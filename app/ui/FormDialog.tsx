import type { ReactNode, SubmitEvent } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { FormProblem, type Problem } from "#app/ui/FormProblem.tsx";

interface Props {
  title: string;
  kind?: "plain" | "wide" | "roomy";
  /** The text of the button that leaves everything as it is. */
  no: string;
  onClose: () => void;
  /** The text of the button that sends the form. */
  yes: string;
  /** Shows `yes` in the colour for what can't be undone. */
  danger?: boolean;
  busyText?: string;
  /** Whether it can't be sent yet. */
  cannot?: boolean;
  /** Sends the form, and says why the last try failed. What was typed stays. */
  form: {
    submit: (event: SubmitEvent<HTMLFormElement>) => unknown;
    busy: boolean;
    problem: Problem | undefined;
  };
  children: ReactNode;
}

/** A dialog with a form: its fields, why sending failed, and the two ways out. */
export function FormDialog(props: Props) {
  const { title, kind = "plain", no, onClose, yes, danger, busyText, cannot, form, children } = props;
  return (
    <Dialog open onClose={onClose} title={title} kind={kind}>
      <form className="grid gap-4.5" noValidate onSubmit={form.submit}>
        {children}
        <FormProblem problem={form.problem} />
        <div className="dialog-actions">
          <Button variant="soft" onClick={onClose}>
            {no}
          </Button>
          <Button
            type="submit"
            disabled={cannot}
            variant={danger ? "danger-solid" : "primary"}
            loading={form.busy}
            loadingText={busyText}
            // The second click of a double click was meant for the button that opened the dialog.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
