import { texts } from "#app/texts/texts.ts";

/** What is on the calendar besides visits, and what a phone shows of its bar. */
export const gridTexts = texts("gridTexts", {
  shortWeek: (from: string, to: string) => `${from} to ${to}`,
  setUp: "Set-up",
  cleanUp: "Clean-up",
  between: "Clean-up and set-up",
  buffer: (what: string, minutes: number) => `${what}, ${minutes} min`,
  setUpFrom: (clock: string) => `set-up from ${clock}`,
  cleanUpUntil: (clock: string) => `clean-up until ${clock}`,
  setUpLine: (clock: string) => `from ${clock}`,
  cleanUpLine: (clock: string) => `until ${clock}`,
  legend: "Set-up and clean-up",
});
