import { z } from "zod";
import { id, money } from "#contract/fields.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { disputeStates } from "#domain/dispute-states.ts";
import { exceptionActions, exceptionKinds } from "#domain/exceptions.ts";

/** The payment or visit that an exception is about, if any. Amounts are in dollars. */
const ExceptionSubject = z.object({
  bookingId: id.nullable(),
  name: z.string().nullable(),
  service_name: z.string().nullable(),
  startsAt: z.string().nullable(),
  transactionId: z.string().nullable(),
  /** The amount of the refund, of the dispute, or otherwise of the payment. */
  amount: money.nullable(),
});

/** Something that needs a person's attention. */
export const Exception = z.object({
  _id: id,
  kind: z.enum(exceptionKinds),
  at: z.string(),
  resolvedAt: z.string().nullable(),
  /** The action that resolves it. */
  action: z.enum(exceptionActions),
  /** The state of a dispute. */
  outcome: z.enum(disputeStates).nullable(),
  /** Which queued work was not done. */
  work: z.string().nullable(),
  /** What of a refund that failed can be handed back at the salon in its place; absent: nothing. */
  handBack: money.optional(),
  /** What was handed back in its place today and may be said not to have been; absent: nothing. */
  handedBack: money.optional(),
  /** Whether it is resolved only because somebody marked it as seen, and can be opened again; absent: no. */
  seen: z.boolean().optional(),
  about: ExceptionSubject,
});
export type Exception = z.infer<typeof Exception>;

export const ExceptionList = z.object({
  /** How many are open in total. */
  open: z.number().int(),
  exceptions: z.array(Exception),
});

/** `hand_back` says what the salon has handed back in place of a refund that failed, and how. */
export const Resolution = z
  .strictObject({
    action: z.enum(exceptionActions),
    handedBack: z.strictObject({ amount: money, method: z.enum(salonMethods) }).optional(),
  })
  .refine(({ action, handedBack }) => (action === "hand_back") === (handedBack !== undefined), {
    path: ["handedBack"],
    message: "What was handed back goes with hand_back, and with nothing else",
  });
