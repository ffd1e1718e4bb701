import type { UseCases } from "#server/usecases/context.ts";

export type CardSettings = Pick<UseCases["site"], "stripePublishableKey">;

/** Whether a card can pay here, and get its money back. */
export function takesCards({ stripePublishableKey }: CardSettings): boolean {
  return stripePublishableKey !== "";
}
