import { setTimeout as pause } from "node:timers/promises";
import type { CardsCheck } from "#contract/setup.ts";
import { KeysRefused, ProviderUnavailable } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { takesCards } from "#server/usecases/takes-cards.ts";

/** How long the owner waits for the provider's answer. */
const patienceMs = 8_000;
/** An intent that does not exist: reading it charges nothing, but needs valid keys. */
const noIntent = "pi_setupcheck";

/** Asks the card provider whether the keys are valid. Charges nothing. */
export async function checkCards({
  payments,
  site,
}: Pick<UseCases, "payments" | "site">): Promise<CardsCheck["state"]> {
  if (!takesCards(site)) return "none";
  const tooLate = new AbortController();
  const late = pause(patienceMs, "silent" as const, { ref: false, signal: tooLate.signal }).catch(
    () => "silent" as const,
  );
  const answered = payments.readIntent(noIntent).then(
    () => "works" as const,
    (error: unknown) => {
      if (error instanceof KeysRefused) return "refused" as const;
      if (error instanceof ProviderUnavailable) return "silent" as const;
      throw error;
    },
  );
  const state = await Promise.race([answered, late]);
  tooLate.abort();
  return state;
}
