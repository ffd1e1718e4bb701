import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "#app/ui/button-class.ts";
import { useAlive } from "#app/ui/use-alive.ts";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores clicks, without losing the focus as `disabled` would. */
  loading?: boolean;
  /** The button's text while loading: "Paying". */
  loadingText?: string;
  /** Disabled until the page's scripts run. Without them the form would lose what was typed. */
  needsScript?: boolean;
}

/** A button; its default `type` is "button". */
export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingText,
  needsScript = false,
  disabled,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const alive = useAlive();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || (needsScript && !alive)}
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
