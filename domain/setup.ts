/** The steps of a new salon's guide, in order. */
export const setupSteps = [
  "details",
  "services",
  "masters",
  "cards",
  "mail",
  "team",
  "test",
  "opening",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `locked`: other steps come first. */
export type StepState = "done" | "open" | "locked";

/** The facts about a salon that its opening depends on. */
export interface SetupFacts {
  hasName: boolean;
  hasAddress: boolean;
  hasPhone: boolean;
  /** Weekdays on which the salon is open. */
  openDays: number;
  /** Services that are offered. */
  services: number;
  /** Services that a master with hours performs. */
  bookableServices: number;
  mastersWithHours: number;
  /** Which cards are accepted. `at_salon`: none, and no booking asks for one. */
  cards: "none" | "at_salon" | "test" | "live";
  /** Whether the owner has confirmed that the test mail arrived. */
  mailArrived: boolean;
  /** People who work here besides the first owner, and open invitations. */
  teammates: number;
  /** Whether somebody who works here has booked and paid on the site. */
  testBooked: boolean;
  isOpen: boolean;
}

/** What must be done before the test booking. A one-person salon needs no team. */
const beforeTest: readonly SetupStep[] = ["details", "services", "masters", "cards", "mail"];

/** The state of a step, judged by facts rather than by what was clicked. */
export function stateOfStep(step: SetupStep, facts: SetupFacts): StepState {
  if (isDone(step, facts)) return "done";
  if (step === "test" || step === "opening") return missingSteps(facts, step).length > 0 ? "locked" : "open";
  return "open";
}

/** The steps still to be done before this one, in order. */
export function missingSteps(facts: SetupFacts, before: "test" | "opening"): SetupStep[] {
  const needed: readonly SetupStep[] = before === "test" ? beforeTest : [...beforeTest, "test"];
  return needed.filter((step) => !isDone(step, facts));
}

function isDone(step: SetupStep, facts: SetupFacts): boolean {
  switch (step) {
    case "details":
      return facts.hasName && facts.hasAddress && facts.hasPhone && facts.openDays > 0;
    case "services":
      return facts.services > 0;
    case "masters":
      return facts.mastersWithHours > 0 && facts.bookableServices > 0;
    case "cards":
      return facts.cards !== "none";
    case "mail":
      return facts.mailArrived;
    case "team":
      return facts.teammates > 0;
    case "test":
      return facts.testBooked;
    case "opening":
      return facts.isOpen;
  }
}
