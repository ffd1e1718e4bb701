import { type ComponentProps, useEffect, useRef } from "react";
import { type ButtonLook, buttonClass } from "#app/ui/button-class.ts";
import { useAlive } from "#app/ui/use-alive.ts";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores clicks, without losing the focus as `disabled` would. */
  loading?: boolean;
  /** The button's text while loading: "Paying". */
  loadingText?: string;
  /**
   * Disabled without scripts, since the form would lose what was typed. On a page whose scripts start late, a press
   * before they run is kept (app/defer-scripts.ts), and made once they do.
   */
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (alive && button.current?.dataset.pressed !== undefined) {
      delete button.current.dataset.pressed;
      button.current.click();
    }
  }, [alive]);
  const waits = needsScript && !alive;
  return (
    <button
      ref={button}
      {...rest}
      type={type}
      disabled={disabled || waits}
      data-waits={waits && !disabled ? "" : undefined}
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
