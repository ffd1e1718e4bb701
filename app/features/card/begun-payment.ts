import { hasCode } from "#app/lib/api-error.ts";
import { forgetWrittenWith, keepWritten, keptWritten } from "#app/lib/kept-written.ts";
import { securedApi } from "#app/lib/secured-api.ts";

/** A payment that was begun in this tab, as long as nobody here knows what became of it. */
export interface BegunPayment {
  intentId: string;
  /** What was bought, as it was filled in. */
  order?: unknown;
}

/** What became of one, as far as somebody has to know who may want to pay again. */
export type Became = "done" | "checking" | "unpaid";

const place = "begun-payment ";

/**
 * Notes a payment before its card is charged: the answer may be lost, and the page be loaded again before it comes.
 * @param what is bought: `visit`, `gift_card` or another; the one before for the same is forgotten
 */
export function keepBegun(what: string, email: string, begun: BegunPayment): void {
  keepWritten(place + what, email, begun);
}

/** What this person has begun to pay for like this in this tab; undefined once it is known what became of it. */
export function begunPayment(what: string, email: string): BegunPayment | undefined {
  return keptWritten(place + what, email);
}

/** It is known by now what became of this one, whatever it was for. */
export function forgetBegun(intentId: string): void {
  forgetWrittenWith(place, `"intentId":"${intentId}"`);
}

/**
 * What became of such a payment, by the salon's word; it is forgotten once no money can move any more. One that can
 * still be paid, is given up or goes back is unpaid.
 * @throws ApiError without an answer
 */
export async function whatBecameOf({ intentId }: BegunPayment): Promise<Became> {
  const became = await securedApi("checkPayment", { params: { id: intentId } }).then(
    ({ state }) => state,
    (error) => {
      if (hasCode(error, "not_found")) return "over";
      throw error;
    },
  );
  if (became === "done" || became === "over" || became === "returned") forgetBegun(intentId);
  return became === "done" || became === "checking" ? became : "unpaid";
}
