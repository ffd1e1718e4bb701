import type { BookingState } from "#domain/booking-states.ts";
import type { NextState } from "#domain/visit.ts";
import { type WantedBy, wantedBys } from "#domain/wanted-by.ts";

// What the history of a visit says where nobody typed a reason. It is stored, so a sentence stays as it is. Pages say
// it in their language, and say a reason that is none of these as it was typed.

/** The reason for a visit that the desk booked. The others are in booked-why.ts. */
export const bookedAtDesk = "booked at the desk";

/** The reason for a state that staff moved a visit to, unless that undoes a step. */
export const steps: Record<NextState, string> = {
  confirmed: "confirmed by the salon",
  in_chair: "in the chair",
  completed: "completed",
  no_show: "did not come",
};

/** The reason for a step that undoes the one before, by the state that was a mistake. */
export const mistakes: Partial<Record<BookingState, Partial<Record<NextState, string>>>> = {
  no_show: { confirmed: "marked as missed by mistake" },
  in_chair: { confirmed: "put in the chair by mistake" },
  completed: { in_chair: "marked as completed by mistake" },
};

/** The reason for a state that staff moved a visit to. */
export function stepReason(from: BookingState, to: NextState): string {
  return mistakes[from]?.[to] ?? steps[to];
}

/** The reason for a cancellation. */
export function cancelledBy(by: WantedBy): string {
  return `cancelled by the ${by}`;
}

/** Reasons that say no more than the step itself. */
export const plainReasons: readonly string[] = [
  bookedAtDesk,
  ...Object.values(steps),
  ...Object.values(mistakes).flatMap((by) => Object.values(by)),
  ...wantedBys.map(cancelledBy),
];

/** Reasons for another time. */
export const moveReasons = {
  moved: "moved",
  movedBySalon: "moved by the salon",
  movedAsAsked: "moved as the customer asked",
  arranged: "time arranged",
} as const;

/** What the desk did with a visit's money. The visit's state stays. */
export const moneyReasons = {
  paid: "paid at the salon",
  paidByGift: "paid with a gift card at the salon",
  paidBySession: "paid with a session at the salon",
  tipped: "tip written down",
  tipTakenBack: "tip taken back",
  handedBack: "handed back at the salon",
  returned: "handed back since it was cancelled",
  notHandedBack: "not handed back after all",
  refundHandedBack: "refund handed back at the salon",
  takenBack: "payment at the salon taken back",
} as const;

/** Reads what a line says of money, with what the desk typed with it. Null for any other line. */
export function readMoneyReason(why: string): { did: keyof typeof moneyReasons; typed: string } | null {
  for (const [did, reason] of Object.entries(moneyReasons)) {
    const isTyped = did === "takenBack" && why.startsWith(`${reason}: `);
    if (isTyped || why === reason)
      return { did: did as keyof typeof moneyReasons, typed: why.slice(reason.length + 2) };
  }
  return null;
}

/** The reason for another length. @param minutes more than 0 if it got longer, less if it got shorter */
export function lengthReason(minutes: number): string {
  return `${minutes > 0 ? "lengthened" : "shortened"} by ${Math.abs(minutes)} minutes`;
}

/** Reads such a reason. Null for any other. */
export function readLengthReason(why: string): number | null {
  const [, way, minutes] = /^(lengthened|shortened) by (\d+) minutes$/.exec(why) ?? [];
  return minutes === undefined ? null : way === "lengthened" ? Number(minutes) : -Number(minutes);
}

const changed = "services changed: ";

/** The reason for other services: the names of those that are added and of those that are taken out. */
export function changeReason({
  added,
  taken,
}: Record<"added" | "taken", readonly { name: string }[]>): string {
  const names = [...added.map(({ name }) => `+ ${name}`), ...taken.map(({ name }) => `− ${name}`)];
  return names.length === 0 ? moveReasons.moved : `${changed}${names.join("; ")}`;
}

/** Reads the names of such a reason, each with its sign. Null for any other. */
export function readChangeReason(why: string): string | null {
  return why.startsWith(changed) ? why.slice(changed.length) : null;
}
