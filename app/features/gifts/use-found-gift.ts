import { useEffect, useEffectEvent, useState } from "react";
import { api } from "#app/lib/api.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { refusalTexts } from "#app/texts/en/shared/refusals.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { GiftCardFound } from "#contract/gift-cards.ts";

/** A card with the code that found it. */
type Found = GiftCardFound & { code: string };

const asAnybody = (typed: string) => api("findGiftCard", { body: { code: typed } });

/**
 * The card with a code. If the URL names a code, it is looked up at once.
 * @param find looks up a code; by default without signing in
 */
export function useFoundGift(code: string, find: (typed: string) => Promise<GiftCardFound> = asAnybody) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [looking, setLooking] = useState(false);

  async function look(typed: string): Promise<void> {
    setLooking(true);
    setProblem(undefined);
    setFound(undefined);
    try {
      setFound({ ...(await find(typed)), code: typed });
    } catch (error) {
      setProblem(why(error));
    } finally {
      setLooking(false);
    }
  }

  const lookAtOnce = useEffectEvent(look);
  useEffect(() => {
    if (code !== "") void lookAtOnce(code);
  }, [code]);

  return { found, problem, looking, look, forget: () => setFound(undefined) };
}

/** Why no card was found. After wrong codes, the server says how long to wait: it is not the usual minute. */
function why(error: unknown): string {
  const detail = hasCode(error, "too_many_requests") && error.problem?.detail;
  return detail ? textsNow(refusalTexts).said(detail, "too_many_requests") : explain(error);
}
