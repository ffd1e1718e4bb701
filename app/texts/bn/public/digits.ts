/** 0 to 9 as ০ to ৯; everything else stays. */
export function digits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);
}
