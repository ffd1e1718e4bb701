import { texts } from "#app/texts/texts.ts";

/** Making a visit longer or shorter. */
export const lengthTexts = texts("lengthTexts", {
  change: "Longer or shorter",
  title: (name: string) => `When does ${name}'s visit end?`,
  endsAt: "Ends at",
  sooner: "End five minutes sooner",
  later: "End five minutes later",
  longer: (minutes: number) => `${minutes} minutes longer.`,
  shorter: (minutes: number) => `${minutes} minutes shorter.`,
  same: "As long as it is now.",
  means: "The price stays the same. A guest who has not come yet gets a mail with the new end.",
  takes: (minutes: number) => `The last service then takes ${minutes} minutes.`,
  keep: "Leave it",
  yes: "Change the end",
  changing: "Changing",
  notChanged: "The end was not changed",
  changed: (clock: string) => `The visit ends at ${clock}`,
});
