/** Guests of the demo's front desk. They are invented; nobody can be reached under their numbers. */
const first = ["Shaila", "Mim", "Tania", "Rupa", "Nishat", "Farhana", "Sumaiya", "Lamia", "Jannat", "Puja"];
const last = ["Parvin", "Akter", "Sultana", "Begum", "Islam", "Dey", "Khatun"];

/** A guest of the desk, each number another one. */
export function deskGuest(index: number): { name: string; phone: string } {
  const name = `${first[index % first.length]} ${last[(index + Math.floor(index / 10)) % last.length]}`;
  return { name, phone: `0180000${String(index).padStart(4, "0")}` };
}

/** Where in a master's free day a visit lies: 0 at its beginning, 1 at its end. */
export const placesInDay = [0.05, 0.4, 0.75];

/** Days before and after today that the calendar is filled for. */
export const daysBack = 2;
export const daysAhead = 6;

/** People who paid by card for visits of this week. */
export const cardGuests = [
  { name: "Ruma Ahmed", email: "ruma@shiuli.example", phone: "01800009001" },
  { name: "Keya Das", email: "keya@shiuli.example", phone: "01800009002" },
];

/** What the desk was told of some guests. */
export const notes = [
  "Sensitive to mustard oil.",
  "Comes with her daughter.",
  "Prefers the chair by the window.",
  "Bride on Friday: nothing new on her skin.",
];

export const dentist = "Dentist";
