import { digits } from "#app/texts/bn/public/digits.ts";
import type { formats } from "#app/texts/en/public/formats.ts";
import { inBangla } from "#app/texts/texts.ts";

/** Groups of digits as Bangladesh writes them: 1,23,456. */
const number = grouped(0);
const withCents = grouped(2);

function grouped(digitsAfter: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: digitsAfter,
    maximumFractionDigits: digitsAfter,
  });
}

const words: Record<string, string> = {
  Sunday: "রবিবার",
  Monday: "সোমবার",
  Tuesday: "মঙ্গলবার",
  Wednesday: "বুধবার",
  Thursday: "বৃহস্পতিবার",
  Friday: "শুক্রবার",
  Saturday: "শনিবার",
  Sun: "রবি",
  Mon: "সোম",
  Tue: "মঙ্গল",
  Wed: "বুধ",
  Thu: "বৃহ",
  Fri: "শুক্র",
  Sat: "শনি",
  January: "জানুয়ারি",
  February: "ফেব্রুয়ারি",
  March: "মার্চ",
  April: "এপ্রিল",
  May: "মে",
  June: "জুন",
  July: "জুলাই",
  August: "আগস্ট",
  September: "সেপ্টেম্বর",
  October: "অক্টোবর",
  November: "নভেম্বর",
  December: "ডিসেম্বর",
  Jan: "জানু",
  Feb: "ফেব",
  Mar: "মার্চ",
  Apr: "এপ্রিল",
  Jun: "জুন",
  Jul: "জুলাই",
  Aug: "আগস্ট",
  Sep: "সেপ্টে",
  Sept: "সেপ্টে",
  Oct: "অক্টো",
  Nov: "নভে",
  Dec: "ডিসে",
};

const word = new RegExp(`\\b(?:${Object.keys(words).join("|")})\\b`, "g");
const time = /\b(\d{1,2})(?::(\d\d))? ([ap])m\b/g;

inBangla<typeof formats>("formats", {
  money: (amount) =>
    digits(
      `${amount < 0 ? "−" : ""}$${(Number.isInteger(amount) ? number : withCents).format(Math.abs(amount))}`,
    ),
  written,
  timeSpan: (start, end, short) => {
    const [part = "", ...clock] = end.split(" ");
    return `${start} থেকে ${short && start.startsWith(`${part} `) ? clock.join(" ") : end}`;
  },
  daysFromNow: (days) => near[days] ?? (days > 0 ? `${digits(days)} দিন পর` : `${digits(-days)} দিন আগে`),
  duration: (hours, minutes) =>
    digits([hours && `${hours} ঘণ্টা`, minutes && `${minutes} মিনিট`].filter(Boolean).join(" ")),
  zoneLabel: (city, offset) => `${cities[city] ?? city} সময় (${digits(offset)})`,
  greeting: (hour) => (hour < 12 ? "সুপ্রভাত" : hour < 15 ? "শুভ দুপুর" : hour < 18 ? "শুভ বিকেল" : "শুভ সন্ধ্যা"),
});

const near: Record<number, string> = { 0: "আজ", 1: "আগামীকাল", "-1": "গতকাল" };
const cities: Record<string, string> = { Dhaka: "ঢাকার" };

/** '4:30 pm' is বিকেল ৪:৩০, '4 pm' is বিকেল ৪টা, 'Sun 22 Nov' is রবি ২২ নভে. */
export function written(english: string): string {
  const timed = english.replace(time, (_all, hour: string, minute: string | undefined, half: string) => {
    const part = partOfDay((Number(hour) % 12) + (half === "p" ? 12 : 0));
    return minute && minute !== "00" ? `${part} ${hour}:${minute}` : `${part} ${hour}টা`;
  });
  return digits(timed.replace(word, (name) => words[name] ?? name));
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "রাত";
  if (hour < 6) return "ভোর";
  if (hour < 12) return "সকাল";
  if (hour < 15) return "দুপুর";
  return hour < 18 ? "বিকেল" : "সন্ধ্যা";
}
