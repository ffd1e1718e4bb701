import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "#contract/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { callCards, callSalon, type Reply } from "./calls.ts";
import type { DeskPromises } from "./front-desk.ts";
import type { GiftPromises } from "./gifts.ts";
import type { Menu } from "./menu.ts";
import type { Random } from "./random.ts";
import type { PackagePromises } from "./sold.ts";
import type { Stage } from "./stage.ts";
import type { TillPromises } from "./till.ts";

/** What the salon has promised with a 2xx. None of it may be lost. */
export interface Promises {
  booked: Set<string>;
  /** Each with the cents that should be refunded to the card. */
  cancelled: Map<string, number>;
  desk: DeskPromises;
  gifts: GiftPromises;
  packages: PackagePromises;
  /** Entries of the waiting list. */
  waiting: Set<string>;
  till: TillPromises;
}

export interface Guest {
  stage: Stage;
  person: Person;
  random: Random;
  menu: Menu;
  promises: Promises;
  /** Whether an answer has said that the customer is a member. */
  member: boolean;
  /** Whether this is the owner or the front desk, who hand money back at once when they cancel. */
  atDesk: boolean;
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
  [4, "pm_card_askedElsewhere"],
  [2, "pm_card_askedElsewhereChecked"],
  [1, "pm_card_askedElsewhereInsufficientFunds"],
  [3, "pm_card_pendingRefund"],
  [4, "pm_card_refundFail"],
  [4, "pm_card_pendingRefundFail"],
];

/**
 * Gives a card to the provider as a browser does, sometimes one that is saved or will be, and answers the bank's
 * challenge.
 * @param card one of the provider's test cards; any when absent
 */
export async function confirm(guest: Guest, intentId: string, secret: string, card?: string): Promise<void> {
  const { stage, random } = guest;
  const kept = card === undefined && random.chance(0.15) ? await arrangeKept(guest, intentId) : null;
  const asked = {
    client_secret: secret,
    payment_method: card ?? kept ?? random.choose(cards),
    return_url: `${stage.salonUrl}/dashboard/payment`,
  };
  const { body } = await callCards(stage, "POST", `/payment_intents/${intentId}/confirm`, asked, "public");
  const bank = bankPageOf(body);
  if (bank) return await leaveForBank(guest, intentId, bank);
  if (body.status !== "requires_action" || random.chance(0.2)) return;
  const result = random.chance(0.8) ? "complete" : "fail";
  const path = `/test_helpers/sandbox/payment_intents/${intentId}/authenticate`;
  await callCards(stage, "POST", path, { client_secret: secret, result }, "public");
}

/** Prepares a payment for a saved card, or for saving the card that pays. @returns the saved card */
async function arrangeKept({ stage, person, random }: Guest, intentId: string): Promise<string | null> {
  const { status, body } = await callSalon(stage, "listCards", person);
  const own = status === 200 && Array.isArray(body) ? (body as Answer<"listCards">) : [];
  const cardId = own.length > 0 ? random.pick(own)._id : undefined;
  const choice = { save: cardId === undefined, ...(cardId !== undefined && { cardId }) };
  const arranged = await callSalon(stage, "arrangeCard", person, { params: { id: intentId }, body: choice });
  return arranged.status === 200 ? (cardId ?? null) : null;
}

function bankPageOf({ next_action }: Record<string, unknown>): string | undefined {
  const action = next_action as { redirect_to_url?: { url: string } } | null | undefined;
  return action?.redirect_to_url?.url;
}

/** Answers on the bank's own page, closes it, or answers late. Then returns to the salon, in one or several tabs. */
async function leaveForBank(guest: Guest, intentId: string, bank: string): Promise<void> {
  const { stage, person, random } = guest;
  if (random.chance(0.3)) await think(guest, 600);
  if (random.chance(0.8)) {
    const body = new URLSearchParams({ result: random.chance(0.8) ? "complete" : "fail" });
    const answered = await fetch(bank, { method: "POST", body, redirect: "manual" });
    stage.story.push(`${person.name}: bank ${answered.status}`);
  }
  const comeBack = () => callSalon(stage, "checkPayment", person, { params: { id: intentId } });
  if (random.chance(0.7)) await Promise.all(random.chance(0.2) ? [comeBack(), comeBack()] : [comeBack()]);
}

export function think({ random }: Guest, most: number): Promise<void> {
  return pause(random.between(0, most));
}

/** Records what a cancellation has promised. */
export function noteCancelled({ cancelled }: Promises, id: string, { status, body }: Reply): void {
  if (status === 200) cancelled.set(id, Math.round((Number(body.refund) - Number(body.atSalon)) * 100));
}
