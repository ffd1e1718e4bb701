import { type ComponentType, lazy } from "react";

/** A part of a page that is loaded on demand. If that fails, the page stays as it is, with what was typed. */
export function lazyOrNothing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: (_: Props) => <></> })));
}
