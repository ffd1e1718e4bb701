import type { ProblemCode } from "./problems.ts";

const MOST_YEARS_AHEAD = 50;

/** Four digits at most, month then year; `9` means `09`, and a year of four digits loses its century. */
export function digitsOfExpiry(typed: string): string {
  const [month = "", year] = typed.split("/").map((part) => part.replace(/\D/g, ""));
  if (year !== undefined && month.length > 0) {
    return (month.padStart(2, "0") + (year.length === 4 ? year.slice(2) : year)).slice(0, 4);
  }
  return paddedMonth(month.length === 6 ? month.slice(0, 2) + month.slice(4) : month).slice(0, 4);
}

/** `MM / YY`, with the slash as soon as the month is full; not while deleting, or it could not be removed. */
export function formatExpiry(digits: string, deleting: boolean): string {
  if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function problemOfExpiry(digits: string, today: Date): ProblemCode | null {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12) return "incomplete_expiry";
  const year = 2000 + Number(digits.slice(2));
  const thisYear = today.getFullYear();
  if (year < thisYear) return "invalid_expiry_year_past";
  if (year > thisYear + MOST_YEARS_AHEAD) return "invalid_expiry_year";
  return year === thisYear && month < today.getMonth() + 1 ? "invalid_expiry_month_past" : null;
}

function paddedMonth(digits: string): string {
  return /^[2-9]/.test(digits) || /^1[3-9]/.test(digits) ? `0${digits}` : digits;
}
