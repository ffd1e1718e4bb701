import fc from "fast-check";
import { expect, test } from "vitest";
import { accents, measureAccent, nearestAccent, shadesOf } from "#domain/site/accent.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("the colour that is offered can always be read, and one that can be read stays", () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const nearest = nearestAccent(accent);
      expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
      expect(measureAccent(nearest).passes).toBe(true);
      expect(nearestAccent(nearest)).toBe(nearest);
      if (measureAccent(accent).passes) expect(nearest).toBe(accent);
    }),
  );
});

test("a turmeric yellow is too pale, and the nearest that works is a brown of its hue", () => {
  const { passes, pairs } = measureAccent("#e3a32b");
  expect(passes).toBe(false);
  expect(pairs.find(({ pair }) => pair === "button")).toEqual({
    pair: "button",
    ratio: 2.2,
    needs: 4.5,
    passes: false,
  });
  const nearest = nearestAccent("#e3a32b");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(nearest.slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

test("every colour that is offered by name can be read", () => {
  for (const { colour: named } of accents) expect(measureAccent(named).passes).toBe(true);
});

test("a shade under the pointer is darker, and a pressed one darker still", () => {
  expect(shadesOf("#a3142f")).toEqual({
    light: "#ae3048",
    accent: "#a3142f",
    dark: "#861027",
    darkest: "#5f0c1b",
  });
});
