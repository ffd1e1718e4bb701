import { texts } from "#app/texts/texts.ts";

/** Masters who leave, and those who have left. */
export const formerTexts = texts("formerTexts", {
  leaves: "No longer works here",
  leavesText:
    "Once she has left, nobody can book her. What she did keeps her name, and her coming visits stay until you move them.",
  waiting: (count: number) =>
    `${count === 1 ? "One guest waits" : `${count} guests wait`} for her, and no hour will come free for them.`,
  waitingUnknown: "Whether guests wait for her could not be read.",
  question: (name: string) => `${name} no longer works here?`,
  yes: "She leaves",
  no: "She stays",
  notLeft: "Nothing was changed",
  hasLeft: (name: string) => `${name} has left`,
  visitsTitle: (name: string) => `Visits booked with ${name}`,
  visitsText: "They stay on the calendar until you give each to another master or cancel it.",
  noVisits: "No coming visit is booked with her.",
  waitText:
    "Guests who wait only for her keep their place and are marked on the waiting list, so that you can tell them.",
  toWaiting: "Waiting list",
  toCalendar: "Open calendar",
  seeToThem: "I will see to them",
  former: "Worked here before",
  returns: "Works here again",
  hasReturned: (name: string) => `${name} works here again`,
});
