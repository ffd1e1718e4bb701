/** A receipt's number as pages and mails write it: 12 is '00012'. */
export function writeReceiptNumber(number: number): string {
  return String(number).padStart(5, "0");
}
