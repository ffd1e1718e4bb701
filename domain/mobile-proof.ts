import { internationalMobile } from "#domain/mobile.ts";

/** Somebody who reads the code that was sent to a mobile number has it at hand. */
export const mobileCode = { digits: 6, lastsMs: 5 * 60_000, tries: 5 } as const;

const hourMs = 60 * 60_000;

/** Codes that are sent to one number, no matter who asks for them. */
export const codesToNumber = { calls: 3, windowMs: hourMs } as const;

/** Codes that one person asks for, to whatever numbers: each text costs money. */
export const codesOfPerson = { calls: 6, windowMs: 24 * hourMs } as const;

/** The digits of a code. @param random bytes that nobody can foresee; the first four decide */
export function codeFrom(random: Uint8Array): string {
  const number = new DataView(random.buffer, random.byteOffset, 4).getUint32(0);
  return String(number % 10 ** mobileCode.digits).padStart(mobileCode.digits, "0");
}

/** A code that was sent. Instants are epoch milliseconds. */
interface SentCode {
  sentAt: number;
  /** Codes that were typed, the one at hand among them. */
  tries: number;
  isUsed: boolean;
}

/** Whether a code that was sent may still be typed. */
export function isCodeOpen({ sentAt, tries, isUsed }: SentCode, now: number): boolean {
  return !isUsed && tries <= mobileCode.tries && now < sentAt + mobileCode.lastsMs;
}

/** The number of a profile with its country, if it is the one that was proved to be its person's own; else null. */
export function provedNumber(person: { phone: string | null; proved_mobile: string | null }): string | null {
  const { phone, proved_mobile: proved } = person;
  return proved !== null && proved === internationalMobile(phone ?? "") ? proved : null;
}
