import type { WaitingWish } from "#contract/waiting.ts";

/** The parts of the salon's day, by which slots are grouped. */
export const dayHours = {
  morning: { opens: "00:00", closes: "12:00" },
  afternoon: { opens: "12:00", closes: "17:00" },
  evening: { opens: "17:00", closes: "24:00" },
} as const;

export type PartOfDay = keyof typeof dayHours;
export const partsOfDay: readonly PartOfDay[] = ["morning", "afternoon", "evening"];

/** What to send for the chosen parts. None and all of them both mean any time. */
export function hoursOf(parts: readonly PartOfDay[]): Pick<WaitingWish, "hours"> {
  const chosen = partsOfDay.filter((part) => parts.includes(part));
  return chosen.length % partsOfDay.length === 0 ? {} : { hours: chosen.map((part) => dayHours[part]) };
}

/** The part of the day that an entry's hours match; undefined for other hours. */
export function partOf({ opens, closes }: { opens: string; closes: string }): PartOfDay | undefined {
  return partsOfDay.find((part) => dayHours[part].opens === opens && dayHours[part].closes === closes);
}
