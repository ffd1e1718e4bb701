import { expect, test } from "vitest";
import { disputeStates, disputeTransitions, isDecided, statesLeftBy } from "#domain/dispute-states.ts";

test("an inquiry may become a dispute, and never the other way round", () => {
  expect(disputeTransitions.inquiry).toContain("open");
  expect(disputeTransitions.open).not.toContain("inquiry");
});

test("what is decided leaves everything that was told before it behind", () => {
  expect(disputeStates.filter(isDecided)).toEqual(["dropped", "won", "lost"]);
  expect(statesLeftBy("won")).toEqual(["inquiry", "open"]);
  expect(statesLeftBy("dropped")).toEqual(["inquiry"]);
});
