import { expect, test } from "vitest";
import { disputeStates, disputeTransitions, isDecided, statesLeftBy } from "#domain/dispute-states.ts";

test("an inquiry may become a dispute, but never the reverse", () => {
  expect(disputeTransitions.inquiry).toContain("open");
  expect(disputeTransitions.open).not.toContain("inquiry");
});

test("a decision outweighs all earlier news", () => {
  expect(disputeStates.filter(isDecided)).toEqual(["dropped", "won", "lost"]);
  expect(statesLeftBy("won")).toEqual(["inquiry", "open"]);
  expect(statesLeftBy("dropped")).toEqual(["inquiry"]);
});
