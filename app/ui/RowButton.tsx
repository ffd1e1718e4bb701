import type { ComponentProps } from "react";
import { Button } from "#app/ui/Button.tsx";

interface Props extends ComponentProps<typeof Button> {
  /** The row's name, which screen readers hear after the button's text. */
  row: string;
}

/** A small button in a row of a list, large enough for a thumb. */
export function RowButton({ row, className = "", children, onClick, ...rest }: Props) {
  return (
    <Button
      size="sm"
      className={`min-h-11 ${className}`.trim()}
      {...rest}
      // The second click of a double click was meant for the row or the button that was here before.
      onClick={(event) => event.detail < 2 && onClick?.(event)}
    >
      {children}
      <span className="sr">: {row}</span>
    </Button>
  );
}
