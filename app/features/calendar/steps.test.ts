import { expect, test } from "vitest";
import { draggedTo, neighbour } from "#app/features/calendar/steps.ts";

const spots = [
  { key: "a", column: 0, from: 600 },
  { key: "b", column: 0, from: 720 },
  { key: "c", column: 2, from: 610 },
  { key: "d", column: 2, from: 700 },
];

test("arrows move up and down a column, and sideways to the nearest time", () => {
  expect(neighbour(spots, "a", "ArrowDown")).toBe("b");
  expect(neighbour(spots, "a", "ArrowUp")).toBeUndefined();
  expect(neighbour(spots, "b", "ArrowRight")).toBe("d");
  expect(neighbour(spots, "c", "ArrowLeft")).toBe("a");
  expect(neighbour(spots, "d", "ArrowRight")).toBeUndefined();
  expect(neighbour(spots, "b", "Home")).toBe("a");
  expect(neighbour(spots, "c", "End")).toBe("d");
  expect(neighbour(spots, "c", "x")).toBeUndefined();
});

test("when a box is gone the keys move to the first one", () => {
  expect(neighbour(spots, "gone", "ArrowDown")).toBe("a");
  expect(neighbour([], "gone", "ArrowDown")).toBeUndefined();
});

test("a dragged box snaps to the salon's step and stays within the day", () => {
  const day = { step: 15, from: 600, to: 1200 };
  const box = { from: 720, to: 780 };
  expect(draggedTo(box, 60, day)).toBe(780);
  expect(draggedTo(box, 9, day)).toBe(735);
  expect(draggedTo(box, -1000, day)).toBe(600);
  expect(draggedTo(box, 1000, day)).toBe(1140);
});
