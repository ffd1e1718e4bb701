import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** A distance to move, from the current place. */
interface Way {
  /** Pixels. */
  down: number;
  into?: Locator;
}

/** Presses on an element and moves it without releasing it. */
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

/** Presses on an element, moves it and releases it. */
export async function drag(what: Locator, way: Way) {
  await lift(what, way);
  await userEvent.pointer("[/MouseLeft]");
}
