import { createHmac } from "node:crypto";

/** The `Stripe-Signature` of a body sent at `timestamp`, in seconds. */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const v1 = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${v1}`;
}
