import "#app/ui/choice-chip.css";
import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "type" | "className"> {
  type: "radio" | "checkbox";
}

/** A choice as a small card, of a line or two. Put several in a grid. */
export function ChoiceChip({ children, ...input }: Props) {
  return (
    <label className="choice choice-chip">
      <input {...input} />
      {children}
    </label>
  );
}
