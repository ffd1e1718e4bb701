import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { quoteQuery } from "#app/data/quote.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export type Codes = ReturnType<typeof useCodes>;

/**
 * Codes that count for what is chosen, and the last one that does not.
 * @param held the codes to which an hour that is kept already owes its price
 */
export function useCodes(held: string[]) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState(held);
  const [refused, setRefused] = useState<{ typed: string; message: string }>();
  const [trying, setTrying] = useState(false);
  return {
    codes,
    refused,
    trying,
    set: setCodes,
    /** Asks whether codes count for services: `unknown` where nobody answers. */
    async check(serviceIds: string[], asked: string[]): Promise<"count" | "refused" | "unknown"> {
      if (asked.length === 0 || serviceIds.length === 0) return "count";
      setTrying(true);
      setRefused(undefined);
      try {
        await queries.fetchQuery({ ...quoteQuery(serviceIds, asked), retry: false });
        return "count";
      } catch (error) {
        setRefused({ typed: asked.join(" "), message: messageOf(error) });
        return isCodeRefusal(error) ? "refused" : "unknown";
      } finally {
        setTrying(false);
      }
    },
    /** Lets codes go that do not count any more, and says why. */
    drop(error: unknown) {
      if (codes.length === 0) return;
      setRefused({ typed: codes.join(" "), message: messageOf(error) });
      setCodes([]);
    },
  };
}

/** Calls back once a price is refused for its codes, as when another service is chosen. */
export function useRefusedCodes(error: unknown, onRefused: (error: ApiError) => void): void {
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (isCodeRefusal(error)) tell(error);
  }, [error]);
}

function isCodeRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === "code_refused" || error.code === "too_many_requests");
}

function messageOf(error: unknown): string {
  const isTooMany = error instanceof ApiError && error.code === "too_many_requests";
  return isTooMany ? textsNow(codeTexts).tooMany : explain(error);
}
