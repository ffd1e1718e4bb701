/** Guests of the demo's front desk. They are invented, and nobody has their numbers. */
const first = ["Shaila", "Mim", "Tania", "Rupa", "Nishat", "Farhana", "Sumaiya", "Lamia", "Jannat", "Puja"];
const last = ["Parvin", "Akter", "Sultana", "Begum", "Islam", "Dey", "Khatun"];

/** A guest of the desk. Each number gives another one. */
export function deskGuest(index: number): { name: string; phone: string } {
  const name = `${first[index % first.length]} ${last[(index + Math.floor(index / 10)) % last.length]}`;
  return { name, phone: `0180000${String(index).padStart(4, "0")}` };
}

/** Days before and after today for which the calendar is filled. */
export const daysBack = 4;
export const daysAhead = 6;

const fullDay = [0.02, 0.25, 0.45, 0.65, 0.9];

/**
 * Positions of visits in a master's free day: 0 at its beginning, 1 at its end. Today is full, the other days less so.
 * @param day counted from today
 */
export function placesOf(day: number): number[] {
  if (day === 0) return fullDay;
  return fullDay.filter((_, index) => index % (Math.abs(day) < 3 ? 2 : 4) === 1);
}

/** People who paid by card for visits of this week. */
export const cardGuests = [
  { name: "Ruma Ahmed", email: "ruma@shiuli.example", phone: "01800009001" },
  { name: "Keya Das", email: "keya@shiuli.example", phone: "01800009002" },
];

/** Notes of the desk about some guests. */
export const notes = [
  "Sensitive to mustard oil.",
  "Comes with her daughter.",
  "Prefers the chair by the window.",
  "Bride on Friday: nothing new on her skin.",
];

export const dentist = "Dentist";
