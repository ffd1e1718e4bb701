import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** Where to, from where it is. */
interface Way {
  /** Pixels. */
  down: number;
  into?: Locator;
}

/** Presses on something and moves it, without letting it go. */
export async function lift(what: Locator, { down, into }: Way) {
  await expect.element(what).toBeVisible();
  what.element().scrollIntoView({ block: "center" });
  const from = what.element().getBoundingClientRect();
  const { left } = (into ?? what).element().getBoundingClientRect();
  const y = from.top + 10;
  await userEvent.pointer([
    { coords: { x: from.left + 10, y }, keys: "[MouseLeft>]" },
    { coords: { x: left + 10, y: y + down } },
  ]);
}

/** Presses on something, moves it and lets it go. */
export async function drag(what: Locator, way: Way) {
  await lift(what, way);
  await userEvent.pointer("[/MouseLeft]");
}
