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
      <Button variant={danger ? "danger-solid" : "primary"} onClick={onYes} {...state}>
        {yes}
      </Button>
    </>
  );
}
