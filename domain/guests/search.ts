import { numberParts } from "#domain/guests/number.ts";

/** What a guest is found by. */
export interface Findable {
  name: string;
  /** As `numberKey` writes it. */
  phoneKey: string;
  email: string;
  address: string;
}

/** The longest text kept for one position in a word, in characters. */
const longestTerm = 16;
const shortestTerm = 2;
const shortestNumber = 3;
/** The most terms kept for a guest, however often the name or number changes. */
export const mostTerms = 400;
/** About ten former numbers of a guest. */
const mostOfNumbers = 100;
/** The end of a longer name or address is not searched. */
const mostSearched = 80;

/**
 * The texts under which a guest is indexed, so that searching for any part of a word becomes a prefix search: what
 * follows each letter of the name, the address and the e-mail address, and each digit of the number.
 */
export function termsOf({ name, phoneKey, email, address }: Findable): string[] {
  const [local = "", host = ""] = email.split("@");
  return [
    ...new Set([
      ...endings(name),
      ...endings(address),
      ...endings(local),
      ...[host.toLowerCase().slice(0, longestTerm)].filter(Boolean),
      ...endings(phoneKey).filter((term) => term.length >= shortestNumber),
    ]),
  ];
}

function endings(text: string): string[] {
  const letters = Array.from(text.normalize("NFC").toLowerCase()).slice(0, mostSearched);
  return letters
    .map((_, at) => letters.slice(at, at + longestTerm).join(""))
    .filter((term) => !/^[\s.@_-]/.test(term))
    .map((term) => term.trimEnd())
    .filter((term) => term.length >= shortestTerm);
}

/** The terms that are parts of numbers. Empty if there are too many for one person. */
export function numbersAmong(terms: readonly string[]): string[] {
  const numbers = terms.filter((term) => term.length >= shortestNumber && /^\d+$/.test(term));
  return numbers.length > mostOfNumbers ? [] : numbers;
}

const mostWords = 4;

/**
 * What a search means: each inner list is one word in its forms, any of which matches, longest word first. An e-mail
 * address is two words. A typed number is one word, whatever stands between its digits. One-letter words are left out.
 */
export function readSearch(typed: string): string[][] {
  const words = typed
    .normalize("NFC")
    .toLowerCase()
    .replace(/[+\d০-৯][\d০-৯\s().+-]*[\d০-৯]/g, (number) => ` ${number.replace(/[\s().-]/g, "")} `)
    .split(/[\s@]+/)
    .filter(Boolean);
  return words
    .map((word) => (/^\+?[\d০-৯]+$/.test(word) ? numberParts(word) : [word]))
    .map((forms) => [...new Set(forms.map((form) => Array.from(form).slice(0, longestTerm).join("")))])
    .map((forms) => forms.filter((form) => form.length >= shortestTerm))
    .filter((forms) => forms.length > 0)
    .toSorted((one, other) => (other[0] ?? "").length - (one[0] ?? "").length)
    .slice(0, mostWords);
}
