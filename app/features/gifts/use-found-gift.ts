import { useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";
import { explain } from "#app/lib/explain.ts";
import type { GiftCardFound } from "#contract/gift-cards.ts";

/** The card of a code, which is looked for at once where the address names one. */
export function useFoundGift(code: string) {
  const [found, setFound] = useState<GiftCardFound>();
  const [problem, setProblem] = useState<string>();
  const [looking, setLooking] = useState(false);

  async function look(typed: string): Promise<void> {
    setLooking(true);
    setProblem(undefined);
    setFound(undefined);
    try {
      setFound(await api("findGiftCard", { body: { code: typed } }));
    } catch (error) {
      setProblem(explain(error));
    } finally {
      setLooking(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for each code of the address once.
  useEffect(() => {
    if (code !== "") void look(code);
  }, [code]);

  return { found, problem, looking, look };
}
