/** What a variant is called where its service is not beside it: in bookings, receipts, mails. */
export function wholeVariantName(serviceName: string, variantName: string): string {
  return `${serviceName} (${variantName})`;
}

/** The same in Bangla; null where either name is not said in Bangla. */
export function wholeVariantNameBn(serviceName: string | null, variantName: string | null): string | null {
  return serviceName && variantName && wholeVariantName(serviceName, variantName);
}
