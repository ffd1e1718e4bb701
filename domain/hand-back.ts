import type { ChangeMoney } from "#domain/visit-change.ts";

/**
 * What the policy keeps of the money paid at the salon for a visit, and how much of it the desk still has to hand back.
 */
export interface DeskBeyond {
  keptCents: number;
  handBackCents: number;
}

/**
 * The same after a change: money to be handed back first covers what is left to pay at the salon.
 * @param change.leftCents how much of a higher price is left for the salon
 */
export function deskAfterChange(
  before: DeskBeyond,
  change: Pick<ChangeMoney, "handBackCents" | "keptAtSalonCents"> & { leftCents: number },
): DeskBeyond {
  return {
    keptCents: before.keptCents + change.keptAtSalonCents,
    handBackCents: Math.max(0, before.handBackCents + change.handBackCents - change.leftCents),
  };
}

/**
 * The same after a hand-back is reversed as a mistake: the money is to be handed back again, but first covers what the
 * visit owes by now.
 * @param dueCents how much is left to pay at the salon, by the books
 */
export function deskAfterMistake(
  { keptCents, handBackCents }: DeskBeyond,
  notHandedCents: number,
  dueCents: number,
): DeskBeyond {
  return { keptCents, handBackCents: handBackCents + Math.max(0, notHandedCents - dueCents) };
}
