import type { ComponentProps } from "react";
import { Button } from "#app/ui/Button.tsx";

interface Props extends Pick<ComponentProps<typeof Button>, "disabled" | "loading" | "loadingText"> {
  no: string;
  onNo: () => void;
  yes: string;
  onYes: () => void;
  /** Shows the answer in the colour for what can't be undone. */
  danger?: boolean;
}

/** The two answers to a dialog's question: the way back first, then the action. */
export function DialogAnswers({ no, onNo, yes, onYes, danger = false, ...state }: Props) {
  return (
    <>
      <Button variant="soft" onClick={onNo}>
        {no}
      </Button>
      <Button
        variant={danger ? "danger-solid" : "primary"}
        // The second click of a double click was meant for the button that was here before.
        onClick={({ detail }) => detail < 2 && onYes()}
        {...state}
      >
        {yes}
      </Button>
    </>
  );
}
