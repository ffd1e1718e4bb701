import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { giftCardQuery, useGiftCard } from "#app/data/gift-cards.ts";
import { useMyPackages } from "#app/data/packages.ts";
import { quoteQuery } from "#app/data/quote.ts";
import { giftIn, offersIn, packageCode, packageIn } from "#app/features/codes/gift-credit.ts";
import { fittingPackages } from "#app/features/packages/fitting-packages.ts";
import { type ApiError, hasCode } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export type Codes = ReturnType<typeof useCodes>;

/**
 * The codes that apply to what is chosen, and the last one that was refused.
 * @param held the codes that reduced the price of an existing hold
 */
export function useCodes(held: string[]) {
  const queries = useQueryClient();
  const [codes, setCodes] = useState(held);
  const [refused, setRefused] = useState<{ typed: string; message: string }>();
  const [checks, setChecks] = useState(0);
  const gift = useGiftCard(giftIn(codes));
  const { data: own = [] } = useMyPackages();
  /** The codes that were chosen last, until it is known whether they apply. */
  const last = useRef<string[]>(undefined);
  const typedIn = useRef<HTMLInputElement>(null);

  /** Checks whether codes apply to services; `unknown` if no answer comes. */
  async function check(serviceIds: string[], asked: string[]): Promise<"count" | "refused" | "unknown"> {
    if (asked.length === 0 || serviceIds.length === 0) return "count";
    setChecks((count) => count + 1);
    setRefused(undefined);
    try {
      const card = giftIn(asked);
      const offers = offersIn(asked);
      if (card) await queries.fetchQuery(giftCardQuery(card));
      const pack = packageIn(asked);
      if (offers.length > 0 || pack)
        await queries.fetchQuery({ ...quoteQuery(serviceIds, offers, pack), retry: false });
      return "count";
    } catch (error) {
      setRefused({ typed: typedOf(asked), message: whyNoCode(error) });
      return isCodeRefusal(error) ? "refused" : "unknown";
    } finally {
      setChecks((count) => count - 1);
    }
  }

  return {
    codes,
    /** The codes that the next press builds on. */
    pressed: () => last.current ?? codes,
    /** The guest's packages with a session for one of these services. */
    packagesFor: (serviceIds: string[]) => fittingPackages(own, serviceIds),
    /** The codes without a package that fits none of these services. */
    fitting(asked: string[], serviceIds: string[]): string[] {
      const pack = own.find(({ _id }) => _id === packageIn(asked));
      return pack && !serviceIds.includes(pack.serviceId)
        ? asked.filter((code) => code !== packageCode(pack._id))
        : asked;
    },
    /** Dollars left on the gift card among the codes; undefined if there is none, or until it is known. */
    giftLeft: gift.data?.left,
    refused,
    /** Remembers the field in which a code is being typed. @param field null once the code is tried */
    type(field: HTMLInputElement | null) {
      typedIn.current = field;
    },
    /** Tries a code that was typed but not applied, and focuses its field. @returns whether there is one */
    tryTyped(onTry: (typed: string) => void): boolean {
      const field = typedIn.current;
      if (!field?.isConnected || !field.value.trim()) return false;
      field.focus();
      onTry(field.value.trim());
      return true;
    },
    trying: checks > 0,
    set: setCodes,
    check,
    /** Checks whether codes apply to services. Also false if other codes were chosen before the answer came. */
    async stillCount(serviceIds: string[], asked: string[]): Promise<boolean> {
      last.current = asked;
      const answer = await check(serviceIds, asked);
      if (last.current !== asked) return false;
      last.current = undefined;
      return answer === "count";
    },
    /** Says why a second gift card is not taken. */
    refuseSecond(typed: string) {
      setRefused({ typed, message: textsNow(codeTexts).oneGiftCard });
    },
    /** Drops a gift card or package that was used for something else in the meantime. */
    dropGift() {
      setCodes(offersIn(codes));
    },
    /** Drops codes that no longer apply, and says why. */
    drop(error: unknown) {
      if (codes.length === 0) return;
      setRefused({ typed: typedOf(codes), message: whyNoCode(error) });
      setCodes([]);
    },
  };
}

/** Calls back when a price is refused because of its codes, for example after another service is chosen. */
export function useRefusedCodes(error: unknown, onRefused: (error: ApiError) => void): void {
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (isCodeRefusal(error)) tell(error);
  }, [error]);
}

export function isCodeRefusal(error: unknown): error is ApiError {
  return hasCode(error, ...refusals);
}

const refusals: ApiError["code"][] = ["code_refused", "gift_card_empty", "package_over", "too_many_requests"];

/** Codes as they were typed. A package is chosen, not typed, so it is left out. */
function typedOf(codes: readonly string[]): string {
  const pack = packageIn(codes);
  return codes.filter((code) => pack === undefined || code !== packageCode(pack)).join(" ");
}

/** Says what is wrong with a code. */
export function whyNoCode(error: unknown): string {
  const isTooMany = hasCode(error, "too_many_requests");
  return isTooMany ? textsNow(codeTexts).tooMany : explain(error);
}
