import { texts } from "#app/texts/texts.ts";

/** The question before a change to a visit that does not fit the chosen slot. */
export const fitTexts = texts("fitTexts", {
  notThatDay: (day: string) => `No hour long enough on ${day}`,
  losesHour: (service: string) =>
    `With ${service} the visit is too long for that day. If you go on, you give up your hour and choose another day.`,
  anotherDay: "Add it and choose another day",
  keepHour: "Keep my hour",
  changeDay: "Change and choose another day",
  doesNotFit: (service: string, time: string) => `${service} does not fit at ${time}`,
  notFreeAt: (master: string, time: string) => `${master} is not free at ${time}`,
  notFreeOn: (master: string, day: string) => `${master} is not free on ${day}`,
  losesHourFor: (master: string) => `To come to ${master}, you give up your hour and choose another day.`,
  nearestStart: (day: string, time: string) => `The nearest start on ${day} is ${time}.`,
  startAt: (time: string) => `Start at ${time}`,
});
