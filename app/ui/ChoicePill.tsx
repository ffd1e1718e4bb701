import "#app/ui/choice-pill.css";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";

interface Props extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** A radio allows one choice. A checkbox allows any number, and shows a box with a tick. */
  type: "radio" | "checkbox";
  children: ReactNode;
}

/** A choice as a pill. Put several in an element with the class "choice-pills". */
export function ChoicePill({ type, children, ...input }: Props) {
  return (
    <label className="choice-pill">
      <input {...input} type={type} />
      {children}
      {type === "checkbox" && (
        <span className="choice-pill-box">
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}

/** The choices after one was ticked or unticked. A new one goes last. */
export function toggled(chosen: readonly string[], one: string): string[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
