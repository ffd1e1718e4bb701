import type { ComponentProps } from "react";
import { Button } from "#app/ui/Button.tsx";

interface Props extends Pick<ComponentProps<typeof Button>, "disabled" | "loading" | "loadingText"> {
  no: string;
  onNo: () => void;
  yes: string;
  onYes: () => void;
  /** Paints the answer in the colour of what cannot be undone. */
  danger?: boolean;
}

/** The two answers to a dialog's question: the way back first, then what it asks about. */
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
