import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "#app/ui/button-class.ts";

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link viewTransition {...rest} className={buttonClass({ variant, size, block }, className)} />;
}
