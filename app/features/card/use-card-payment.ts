import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useCards } from "#app/data/cards.ts";
import { keys } from "#app/data/keys.ts";
import type { Charge } from "#app/features/card/charge-card.ts";
import { fetchCharging } from "#app/features/card/fetch-charging.ts";
import { intentOf } from "#app/features/card/intent-of.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { whyMissing } from "#app/lib/fetch-part.ts";
import { securedApi } from "#app/lib/secured-api.ts";
import { paymentTexts } from "#app/texts/en/dashboard/payment.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { SavedCard } from "#contract/cards.ts";

/** How to pay by card: with a saved card, or with a new one, which is saved if the customer agrees. */
export interface CardPayment {
  /** Whether the saved cards are known yet. */
  known: boolean;
  saved: SavedCard[];
  /** The saved card that pays; null for a new card. */
  chosen: string | null;
  choose: (cardId: string | null) => void;
  keep: boolean;
  setKeep: (keep: boolean) => void;
  charge: (clientSecret: string, billing: { name: string; email: string }) => Promise<Charge>;
  /** Whether the bank is taking its time to check the payment. */
  isChecking: boolean;
  /** Whether a payment that began before the page was loaded is under way, or done. */
  isUnderWay: (clientSecret: string) => Promise<boolean>;
  /** Waits for the outcome of such a payment. */
  wait: (clientSecret: string) => Promise<Charge>;
}

/** @param cardError the card provider's error from the last attempt; its field gets the focus */
export function useCardPayment(cardError: string | undefined): CardPayment {
  const stripe = useStripe();
  const elements = useElements();
  const queries = useQueryClient();
  const { data: saved = [], isPending, isFetching } = useCards();
  const [picked, setPicked] = useState<string | null>();
  const [keep, setKeep] = useState(false);
  const [isChecking, setChecking] = useState(false);
  /** The intent that was told to save its card. It must be told again if the customer changes their mind. */
  const keeping = useRef<string>(null);
  // Set once: a card saved elsewhere in the meantime must not replace the one being typed.
  const [usual, setUsual] = useState<string | null>();
  if (usual === undefined && !isPending && !isFetching) setUsual(saved[0]?._id ?? null);
  const wanted = picked === undefined ? usual : picked;
  const chosen = saved.find(({ _id }) => _id === wanted)?._id ?? null;

  useEffect(() => {
    if (cardError) elements?.getElement(CardElement)?.focus();
  }, [cardError, elements]);

  async function charge(clientSecret: string, billing: { name: string; email: string }): Promise<Charge> {
    const method = chosen ?? elements?.getElement(CardElement);
    if (!stripe || !method) return { ok: false, kind: "card", message: textsNow(paymentTexts).cardNotReady };
    const intentId = intentOf(clientSecret);
    const keeps = keep && chosen === null;
    if (chosen !== null || keeps || keeping.current === intentId) {
      const problem = await arrange(intentId, { save: keeps, ...(chosen !== null && { cardId: chosen }) });
      if (problem) return { ok: false, kind: "payment", message: problem };
      keeping.current = keeps ? intentId : null;
    }
    const charging = await fetchCharging().catch(() => null);
    if (!charging) {
      const { partMissing, unreached } = textsNow(paymentTexts);
      const message = (await whyMissing()) === "partMissing" ? partMissing : unreached;
      return { ok: false, kind: "payment", message };
    }
    const outcome = await checked((onChecking) =>
      charging.chargeCard(stripe, method, clientSecret, billing, onChecking),
    );
    if (outcome.ok && keeps) void queries.invalidateQueries({ queryKey: keys.cards });
    return outcome;
  }

  async function checked(work: (onChecking: () => void) => Promise<Charge>): Promise<Charge> {
    try {
      return await work(() => setChecking(true));
    } finally {
      setChecking(false);
    }
  }

  const before = {
    isChecking,
    isUnderWay: async (clientSecret: string) => {
      const charging = await fetchCharging().catch(() => null);
      return stripe !== null && charging !== null && (await charging.isUnderWay(stripe, clientSecret));
    },
    wait: async (clientSecret: string): Promise<Charge> =>
      stripe
        ? await checked(async (tell) => (await fetchCharging()).awaitBank(stripe, clientSecret, tell))
        : { ok: false, kind: "payment", message: textsNow(paymentTexts).lost },
  };
  return { ...before, known: usual !== undefined, saved, chosen, choose: setPicked, keep, setKeep, charge };
}

/** Tells the salon's server which saved card pays, or that this one is to be saved. @returns why that failed */
async function arrange(id: string, body: { save: boolean; cardId?: string }): Promise<string | null> {
  try {
    await securedApi("arrangeCard", { params: { id }, body });
    return null;
  } catch (error) {
    // If the payment is already over, its confirmation will tell.
    if (hasCode(error, "purchase_closed")) return null;
    return textsNow(paymentTexts).refused(explain(error));
  }
}
