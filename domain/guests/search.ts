import { numberParts } from "#domain/guests/number.ts";

/** What a guest is found by. */
export interface Findable {
  name: string;
  /** As `numberKey` writes it. */
  phoneKey: string;
  email: string;
  address: string;
}

/** The longest text that is kept for one place of a word, in characters. */
export const longestTerm = 16;
const shortestTerm = 2;
const shortestNumber = 3;
/** However often a guest changes name or number, they are found by this many terms at most. */
export const mostTerms = 400;
/** Ten numbers or so that a guest has had. */
const mostOfNumbers = 100;
/** Of a longer name or address, the end is not searched. */
const mostSearched = 80;

/**
 * The texts under which a guest is kept, so that a search for any part of a word is one for the beginning of a text: what
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
  const plain = text.normalize("NFC").toLowerCase().slice(0, mostSearched);
  return Array.from(plain, (_, at) => plain.slice(at, at + longestTerm))
    .filter((term) => !/^[\s.@_-]/.test(term))
    .map((term) => term.trimEnd())
    .filter((term) => term.length >= shortestTerm);
}

/** The terms that are parts of numbers; none where those are too many to be one person's. */
export function numbersAmong(terms: readonly string[]): string[] {
  const numbers = terms.filter((term) => term.length >= shortestNumber && /^\d+$/.test(term));
  return numbers.length > mostOfNumbers ? [] : numbers;
}

const mostWords = 4;

/**
 * What a search means: each inner list is one word with its forms, of which one is to be found; the longest word first. An
 * e-mail address is two words. What is typed of a number is one word, whatever stands between its digits. Words of one letter
 * are left out.
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
    .map((forms) => [...new Set(forms.map((form) => form.slice(0, longestTerm)))])
    .map((forms) => forms.filter((form) => form.length >= shortestTerm))
    .filter((forms) => forms.length > 0)
    .toSorted((one, other) => (other[0] ?? "").length - (one[0] ?? "").length)
    .slice(0, mostWords);
}
