import { texts } from "#app/texts/texts.ts";

/** Waiting for an hour of a full day, as a customer. */
export const waitingTexts = texts("waitingTexts", {
  title: "Waiting list",
  isFull: (day: string) => `${day} is full`,
  tellUs: "Tell us when you could come. You go on the waiting list, and we write when an hour comes free.",
  whichDays: "Which days would do?",
  chooseDay: "Choose a day",
  whatTime: "What time of day?",
  anyTime: "Without a tick, any time will do.",
  withWhom: "With whom?",
  only: (masters: string) => `Only ${masters}`,
  anyone: "Anyone",
  join: "Join the list",
  joining: "Joining",
  nothingToPay: "Nothing to pay now.",
  joined: "You are on the waiting list.",
  joinedText: "You find it among your bookings, and can leave it at any time.",
  seeMine: "See my bookings",
  since: (day: string) => `since ${day}`,
  /** Between two times of the clock. */
  fromTo: (opens: string, closes: string) => `${opens} to ${closes}`,
  states: { waiting: "waiting", booked: "booked", left: "left", passed: "day passed" },
  leave: "Leave the list",
  leaving: "Leaving",
  leaveQuestion: (service: string) => `Leave the waiting list for ${service}?`,
  leaveText: "Your place in line is lost. You can join again.",
  leaveYes: "Leave the list",
  keepWaiting: "Keep waiting",
  left: "You have left the waiting list",
  notLeft: "You are still on the list.",
  notLoaded: (why: string) => `Your waiting list did not load. ${why}`,
});
