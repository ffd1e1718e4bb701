/** The id of the payment intent that a client secret belongs to; empty when nothing is due. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}
