import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass.ts";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and refuses clicks, without losing the focus as `disabled` would. */
  loading?: boolean;
  /** What the button says meanwhile: "Paying". */
  loadingText?: string;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingText,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <span className="spin" aria-hidden="true" />}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}
