import { texts } from "#app/texts/texts.ts";

/** A master's weekly hours. Days are names like 'Monday'; times are passed as text. */
export const weekTexts = texts("weekTexts", {
  day: "Day",
  openAndClose: "Open and close",
  breaks: "Breaks",
  hours: "Hours",
  worksOn: (day: string) => `Works on ${day}s`,
  opens: (day: string) => `${day} opens`,
  closes: (day: string) => `${day} closes`,
  /** @param number which break of the day; 0 if it is the only one */
  breakBegins: (day: string, number: number) => `${day}'s break${number ? ` ${number}` : ""} begins`,
  breakEnds: (day: string, number: number) => `${day}'s break${number ? ` ${number}` : ""} ends`,
  noBreak: (day: string, number: number) => `No break${number ? ` ${number}` : ""} on ${day}s`,
  to: "to",
  addBreak: "Add a break",
  dayOff: (name: string, day: string) => `Day off. Nobody can book ${name} on ${day}s.`,
  /** @param hours such as '7¼' */
  worked: (hours: string, minutes: number) => `${hours} h${minutes ? ` ${minutes}` : ""}`,
  midnight: "midnight",
  objections: {
    "ends first": "The day ends after it begins.",
    "break ends first": "The break ends after it begins.",
    "break outside": "The break lies within the day.",
    "breaks meet": "Two breaks meet. Leave time between them, or make them one.",
  },
});
