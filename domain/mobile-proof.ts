import { internationalMobile } from "#domain/mobile.ts";
import { hourMs, minuteMs } from "#domain/time/durations.ts";

/** Entering a code that was sent to a mobile number proves access to it. */
export const mobileCode = { digits: 6, lastsMs: 5 * minuteMs, tries: 5 } as const;

/** Codes sent to one number, no matter who requests them. */
export const codesToNumber = { calls: 3, windowMs: hourMs } as const;

/** Codes requested by one person, for any numbers, since each text costs money. */
export const codesOfPerson = { calls: 6, windowMs: 24 * hourMs } as const;

/** The digits of a code. @param random unpredictable bytes, of which the first four are used */
export function codeFrom(random: Uint8Array): string {
  const number = new DataView(random.buffer, random.byteOffset, 4).getUint32(0);
  return String(number % 10 ** mobileCode.digits).padStart(mobileCode.digits, "0");
}

/** A code that was sent. Instants are epoch milliseconds. */
interface SentCode {
  sentAt: number;
  /** Codes typed so far, the current one included. */
  tries: number;
  isUsed: boolean;
}

/** Whether a code that was sent may still be entered. */
export function isCodeOpen({ sentAt, tries, isUsed }: SentCode, now: number): boolean {
  return !isUsed && tries <= mobileCode.tries && now < sentAt + mobileCode.lastsMs;
}

/** A profile's number with its country code if it is verified as the person's own, else null. */
export function provedNumber(person: { phone: string | null; proved_mobile: string | null }): string | null {
  const { phone, proved_mobile: proved } = person;
  return proved !== null && proved === internationalMobile(phone ?? "") ? proved : null;
}
