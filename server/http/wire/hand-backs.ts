import type { ToHandBack } from "#contract/hand-backs.ts";
import { toDollars } from "#domain/money.ts";

export function ofToHandBack({ visits, cents }: { visits: number; cents: number }): ToHandBack {
  return { visits, amount: toDollars(cents) };
}
