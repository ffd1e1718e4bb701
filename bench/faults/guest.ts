import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "#tests/support/people.ts";
import { callCards } from "./calls.ts";
import type { DeskPromises } from "./front-desk.ts";
import type { Menu } from "./menu.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";

/** What the salon has promised with a 2xx: none of it may be forgotten. */
export interface Promises {
  booked: Set<string>;
  /** With the cents that were to go back to the card. */
  cancelled: Map<string, number>;
  desk: DeskPromises;
}

export interface Guest {
  stage: Stage;
  person: Person;
  random: Random;
  menu: Menu;
  promises: Promises;
  /** Whether the answer said that the customer is a member now. */
  member: boolean;
}

const cards: readonly (readonly [number, string])[] = [
  [62, "pm_card_visa"],
  [6, "pm_card_chargeDeclined"],
  [8, "pm_card_authenticationRequired"],
  [4, "pm_card_createDispute"],
  [3, "pm_card_createDisputeInquiry"],
  [2, "pm_card_createIssuerFraudRecord"],
  [4, "pm_card_checked"],
  [3, "pm_card_checkedThenDeclined"],
  [3, "pm_card_pendingRefund"],
  [2, "pm_card_refundFail"],
  [2, "pm_card_pendingRefundFail"],
];

/** Gives a card to the provider as a browser does, and answers what its bank asks. */
export async function confirm({ stage, random }: Guest, intentId: string, secret: string): Promise<void> {
  const asked = { client_secret: secret, payment_method: random.choose(cards.map(([n, card]) => [n, card])) };
  const { body } = await callCards(stage, "POST", `/payment_intents/${intentId}/confirm`, asked, "public");
  if (body.status !== "requires_action" || random.chance(0.2)) return;
  const result = random.chance(0.8) ? "complete" : "fail";
  const path = `/test_helpers/sandbox/payment_intents/${intentId}/authenticate`;
  await callCards(stage, "POST", path, { client_secret: secret, result }, "public");
}

export function think({ random }: Guest, most: number): Promise<void> {
  return pause(random.between(0, most));
}
