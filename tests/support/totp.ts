import { createHmac } from "node:crypto";

/**
 * What an authenticator app shows (RFC 6238).
 * @param key in base 32, as it is typed into the app
 * @param ahead steps of half a minute; the next step is already accepted
 */
export function codeNow(key: string, ahead = 0): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac("sha1", fromBase32(key)).update(moment).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(at) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

function fromBase32(text: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
