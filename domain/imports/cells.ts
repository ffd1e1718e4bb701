import { toLatinDigits } from "#";

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
 * A price as a spreadsheet writes one: '1,250.50', '$25', '৳ ১,২০০', '1.250,50'.
 * @param currency the salon's, in small letters
 * @returns whole cents; "other_currency" where its sign is another one's, "wrong_price" where it is no price
 */
export function readPrice(cell: string, currency: string): number | "wrong_price" | "other_currency" {
  const text = toLatinDigits(cell).trim();
  const named = signs.filter(([sign]) => sign.test(text)).map(([, code]) => code);
  if (named.length > 0 && !named.includes(currency)) return "other_currency";
  // What stands around the digits: 'Tk. 500/-'.
  const amount = text.replace(/[\p{L}\p{M}\p{Sc}]+\.?|\/-$|[\s']/gu, "");
  const cents = toWholeCents(amount);
  if (cents === null || cents > mostCents || (cents !== 0 && cents < leastCents)) return "wrong_price";
  return cents;
}

/** The last comma or point divides where one or two digits follow it; three belong to thousands. */
function toWholeCents(amount: string): number | null {
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(amount);
  const whole = parts?.[1] ?? "";
  // What parts thousands does not part cents, too.
  if (parts?.[2] !== undefined && whole.includes(amount.at(-1 - parts[2].length) ?? "")) return null;
  if (!/^\d+$|^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number((parts?.[2] ?? "").padEnd(2, "0"));
}

/**
 * Minutes as programs write them: '45', '45 min', '1:30', '1h 30m', '1.5 hours'. @returns null where it is none from 5 to
 * 720 in steps of five
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
