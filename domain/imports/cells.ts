import { toLatinDigits } from "#domain/digits.ts";
import { toOneLine } from "#domain/names.ts";
import type { WallSpan } from "#domain/time/wall-span.ts";

const signs: [sign: RegExp, currency: string][] = [
  [/৳|\bbdt\b|\btk\b|taka|টাকা/i, "bdt"],
  [/€|\beur\b/i, "eur"],
  [/£|\bgbp\b/i, "gbp"],
  [/₹|\binr\b|\brs\b/i, "inr"],
  [/\$|\busd\b/i, "usd"],
];

const mostCents = 10_000_000;
const leastCents = 50;

/**
 * A price as written in a spreadsheet: '1,250.50', '$25', '৳ ১,২০০', '1.250,50'.
 * @param currency the salon's, in lower case
 * @returns whole cents; "other_currency" for the sign of another currency, "wrong_price" if it is not a price
 */
export function readPrice(cell: string, currency: string): number | "wrong_price" | "other_currency" {
  const text = toLatinDigits(cell).trim();
  const named = signs.filter(([sign]) => sign.test(text)).map(([, code]) => code);
  if (named.length > 0 && !named.includes(currency)) return "other_currency";
  if (namesOther(text, currency)) return "other_currency";
  // Text around the digits, as in 'Tk. 500/-', and thousands separators. A word between digits makes it no price.
  const amount = text
    .replace(/^(?:[\p{L}\p{M}\p{Sc}]\.?|\s)+/u, "")
    // Looked for only where such a text begins, or a long cell would cost the square of its length.
    .replace(/(?<![\p{L}\p{M}\p{Sc}\s.-])(?:[\p{L}\p{M}\p{Sc}]\.?|\s|\/-)+$/u, "")
    .replace(/(?<=\d)[\s'](?=\d{3}(?!\d))/g, "");
  const cents = toWholeCents(amount);
  if (cents === null || cents > mostCents || (cents !== 0 && cents < leastCents)) return "wrong_price";
  return cents;
}

const codes = new Set(Intl.supportedValuesOf("currency"));

/**
 * Whether a text has the sign or the code of another currency. Only three capitals are a code: in lower case they may
 * be a word, such as 'gel'.
 */
function namesOther(text: string, currency: string): boolean {
  const own = signs.find(([, code]) => code === currency)?.[0];
  const said = text.match(/\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? [];
  return said.some((one) => {
    if (own?.test(one) || one.toLowerCase() === currency) return false;
    return one.length === 1 || codes.has(one);
  });
}

/**
 * The last comma or point is a decimal separator if one or two digits follow it. Three digits follow a thousands
 * separator.
 */
function toWholeCents(amount: string): number | null {
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount);
  const whole = parts?.[1] ?? "";
  // A thousands separator can't also be the decimal separator.
  if (parts?.[2] !== undefined && whole.includes(amount.at(-1 - parts[2].length) ?? "")) return null;
  if (!/^\d+$|^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number((parts?.[2] ?? "").padEnd(2, "0"));
}

/**
 * Minutes as other programs write them: '45', '45 min', '1:30', '1h 30m', '1.5 hours'.
 * @returns null unless it is from 5 to 720 in steps of five
 */
export function readMinutes(cell: string): number | null {
  const text = toLatinDigits(cell).trim().toLowerCase();
  const minutes = minutesOf(text);
  return minutes !== null && minutes % 5 === 0 && minutes >= 5 && minutes <= 720 ? minutes : null;
}

function minutesOf(text: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const plain = /^(\d{1,3})\s*(?:m|min|mins|minutes?|মিনিট)?\.?$/.exec(text);
  if (plain) return Number(plain[1]);
  const long =
    /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:h|hr|hrs|hours?|ঘণ্টা)\.?\s*(?:(\d{1,2})\s*(?:m|min|mins|minutes?|মিনিট)?\.?)?$/.exec(
      text,
    );
  if (!long) return null;
  return Number((long[1] ?? "").replace(",", ".")) * 60 + Number(long[2] ?? 0);
}

/** A text as one line, with single spaces. */
export function plainLine(text: string): string {
  return toOneLine(text).replace(/\s+/g, " ");
}

/**
 * What a cell with several names means: 'Hair cut; Facial', 'Threading, brows + Facial'. A name may itself contain a
 * separator.
 * @param known ids by the names in lower case
 * @returns the ids, each once, in the order of the cell; "unknown" if a name is not known
 */
export function namesIn(cell: string, known: ReadonlyMap<string, string>): string[] | "unknown" {
  const ids = idsOf(cell, known, /(\s*[;|,+&/]\s*)/);
  return ids === "unknown" ? ids : [...new Set(ids)];
}

/** The ids in a cell that names several things, which may repeat: 'Nadia; Rina; Nadia'. */
export function eachNameIn(cell: string, known: ReadonlyMap<string, string>): string[] | "unknown" {
  return idsOf(cell, known, /(\s*;\s*)/);
}

function idsOf(cell: string, known: ReadonlyMap<string, string>, between: RegExp): string[] | "unknown" {
  const parts = plainLine(cell.replace(/[\r\n]+/g, ";"))
    .toLowerCase()
    .split(between);
  const ids: string[] = [];
  let at = 0;
  while (at < parts.length) {
    const [id, next] = longestFrom(parts, at, known);
    if (id !== undefined) ids.push(id);
    else if (parts[at] !== "") return "unknown";
    // Skip the separator between two names.
    at = next + 1;
  }
  return ids.length === 0 ? "unknown" : ids;
}

/** @param parts names and separators in turn */
function longestFrom(
  parts: readonly string[],
  from: number,
  known: ReadonlyMap<string, string>,
): [id: string | undefined, next: number] {
  for (let to = Math.min(parts.length, from + 9); to > from; to -= 2) {
    const id = known.get(parts.slice(from, to).join("").trim());
    if (id !== undefined) return [id, to];
  }
  return [undefined, from + 1];
}

const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/**
 * The hours of a week: 'Sun-Thu 10:00-19:00; Sat 10:00-13:00, 14:00-18:00'.
 * @returns "wrong" if they can't be read, overlap or are off the five-minute grid
 */
export function readWeek(cell: string): (WallSpan & { weekday: number })[] | "wrong" {
  const week: (WallSpan & { weekday: number })[] = [];
  for (const part of toLatinDigits(cell).toLowerCase().split(/[;\n]/)) {
    const said = /^\s*([a-z]+)\s*(?:[-–]\s*([a-z]+))?\s+(.+?)\s*$/.exec(part);
    if (!said) {
      if (part.trim() === "") continue;
      return "wrong";
    }
    const [first, last] = [dayOf(said[1]), dayOf(said[2] ?? said[1])];
    const spans = (said[3] ?? "").split(",").map(spanOf);
    if (first === -1 || last === -1) return "wrong";
    for (let day = first; ; day = (day + 1) % 7) {
      for (const span of spans) {
        if (!span || week.some((one) => one.weekday === day && meet(one, span))) return "wrong";
        week.push({ weekday: day, ...span });
      }
      if (day === last) break;
    }
  }
  return week.length === 0 ? "wrong" : week;
}

function dayOf(word = ""): number {
  return days.findIndex((day) => word.startsWith(day));
}

function spanOf(text: string): WallSpan | null {
  const said = /^\s*(\d{1,2}:\d[05])\s*[-–]\s*(\d{1,2}:\d[05])\s*$/.exec(text);
  const [opens, closes] = [(said?.[1] ?? "").padStart(5, "0"), (said?.[2] ?? "").padStart(5, "0")];
  const isTime = /^([01]\d|2[0-3]):[0-5][05]$/;
  if (!isTime.test(opens) || !(isTime.test(closes) || closes === "24:00")) return null;
  return opens < closes ? { opens, closes } : null;
}

function meet(one: WallSpan, other: WallSpan): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}
