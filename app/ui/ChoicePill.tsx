import "#app/ui/choice-pill.css";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#app/ui/Icon.tsx";

interface Props extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** One of several, or any of them: the latter show a box with a tick. */
  type: "radio" | "checkbox";
  children: ReactNode;
}

/** A choice as a pill. Several stand in an element with the class "choice-pills". */
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

/** What is chosen once a choice was ticked or its tick was taken back; the last one stands last. */
export function toggled(chosen: readonly string[], one: string): string[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
