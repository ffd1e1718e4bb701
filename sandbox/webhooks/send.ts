import { createHmac } from "node:crypto";

const PATIENCE_MS = 20_000;

/** Posts one signed event; the status of the answer, or null when none came. `now` is in milliseconds. */
export async function send(
  url: string,
  body: string,
  secret: string,
  now: number,
  stopped: AbortSignal,
): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signatureHeader(body, secret, Math.floor(now / 1000)),
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** The `Stripe-Signature` of a body sent at `timestamp`, in seconds. */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const v1 = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${v1}`;
}
