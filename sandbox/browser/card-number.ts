import type { ProblemCode } from "./problems.ts";

export type Brand = "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay" | "unknown";

interface BrandRule {
  brand: Brand;
  starts: RegExp;
  lengths: readonly number[];
}

const RULES: readonly BrandRule[] = [
  { brand: "visa", starts: /^4/, lengths: [16] },
  { brand: "mastercard", starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: "amex", starts: /^3[47]/, lengths: [15] },
  { brand: "discover", starts: /^(6011|64[4-9]|65)/, lengths: [16] },
  { brand: "diners", starts: /^3[689]/, lengths: [14] },
  { brand: "diners", starts: /^30/, lengths: [14, 16] },
  { brand: "jcb", starts: /^35/, lengths: [16] },
  { brand: "unionpay", starts: /^62/, lengths: [16, 17, 18, 19] },
];
const UNKNOWN: BrandRule = { brand: "unknown", starts: /^/, lengths: [16] };

function ruleFor(digits: string): BrandRule {
  return RULES.find((rule) => rule.starts.test(digits)) ?? UNKNOWN;
}

export function brandOfNumber(digits: string): Brand {
  return ruleFor(digits).brand;
}

/** The digits of what was typed, no more than the brand has. */
export function digitsOfNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return digits.slice(0, Math.max(...ruleFor(digits).lengths));
}

/** The digits in the groups that are printed on the card. */
export function formatNumber(digits: string): string {
  const sizes = ruleFor(digits).brand === "amex" || digits.length === 14 ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let start = 0;
  for (const size of sizes) {
    if (start < digits.length) groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(" ");
}

export function problemOfNumber(digits: string): ProblemCode | null {
  const { brand, lengths } = ruleFor(digits);
  const full = digits.length >= Math.max(...lengths);
  if (lengths.includes(digits.length) && hasValidCheckDigit(digits)) {
    return brand === "unknown" ? "invalid_number" : null;
  }
  return full ? "invalid_number" : "incomplete_number";
}

function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
