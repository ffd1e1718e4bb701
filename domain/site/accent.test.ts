import fc from "fast-check";
import { expect, test } from "vitest";
import { accents, measureAccent, nearestAccent, shadesOf } from "#domain/site/accent.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("the offered colour is always readable, and a readable one stays", () => {
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

test("a turmeric yellow is too pale, and the nearest readable colour is a brown of its hue", () => {
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

test("every named colour is readable", () => {
  for (const { colour: named } of accents) expect(measureAccent(named).passes).toBe(true);
});

test("hovering makes a colour darker, and pressing darker still", () => {
  expect(shadesOf("#a3142f")).toEqual({
    light: "#ae3048",
    accent: "#a3142f",
    dark: "#861027",
    darkest: "#5f0c1b",
  });
});
