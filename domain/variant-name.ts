/** A variant's name where its service is not shown beside it: in bookings, receipts, mails. */
export function wholeVariantName(serviceName: string, variantName: string): string {
  return `${serviceName} (${variantName})`;
}

/** The same in Bangla. Null if either name has no Bangla form. */
export function wholeVariantNameBn(serviceName: string | null, variantName: string | null): string | null {
  return serviceName && variantName && wholeVariantName(serviceName, variantName);
}
