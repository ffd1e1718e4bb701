import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { giftCardQuery, useGiftCard } from "#app/data/gift-cards.ts";
import { useMyPackages } from "#app/data/packages.ts";
import { quoteQuery } from "#app/data/quote.ts";
import { giftIn, offersIn, packageCode, packageIn } from "#app/features/checkout/gift-credit.ts";
import { fittingPackages } from "#app/features/packages/fitting-packages.ts";
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
  const [checks, setChecks] = useState(0);
  const gift = useGiftCard(giftIn(codes));
  const { data: own = [] } = useMyPackages();
  /** The codes that were chosen last, until it is known whether they count. */
  const last = useRef<string[]>(undefined);
  const typedIn = useRef<HTMLInputElement>(null);

  /** Asks whether codes count for services: `unknown` where nobody answers. */
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
    /** What the next press begins with. */
    pressed: () => last.current ?? codes,
    /** The guest's packages that have a session for one of some services. */
    packagesFor: (serviceIds: string[]) => fittingPackages(own, serviceIds),
    /** Without a package that is for none of some services. */
    fitting(asked: string[], serviceIds: string[]): string[] {
      const pack = own.find(({ _id }) => _id === packageIn(asked));
      return pack && !serviceIds.includes(pack.serviceId)
        ? asked.filter((code) => code !== packageCode(pack._id))
        : asked;
    },
    /** Dollars that can be spent of the gift card among them; undefined without one, or while that is not known. */
    giftLeft: gift.data?.left,
    refused,
    /** Notes the field in which a code is typed. @param field null once it is tried */
    type(field: HTMLInputElement | null) {
      typedIn.current = field;
    },
    /** Gives on a code that was typed and not tried, and leads to it. @returns whether there is one */
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
    /** Asks whether codes count for services; false as well where other codes were chosen before the answer came. */
    async stillCount(serviceIds: string[], asked: string[]): Promise<boolean> {
      last.current = asked;
      const answer = await check(serviceIds, asked);
      if (last.current !== asked) return false;
      last.current = undefined;
      return answer === "count";
    },
    /** Lets a gift card or a package go that was used for something else meanwhile. */
    dropGift() {
      setCodes(offersIn(codes));
    },
    /** Lets codes go that do not count any more, and says why. */
    drop(error: unknown) {
      if (codes.length === 0) return;
      setRefused({ typed: typedOf(codes), message: whyNoCode(error) });
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

export function isCodeRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && refusals.includes(error.code);
}

const refusals = ["code_refused", "gift_card_empty", "package_over", "too_many_requests"];

/** Codes as they were typed; a package is chosen. */
function typedOf(codes: readonly string[]): string {
  const pack = packageIn(codes);
  return codes.filter((code) => pack === undefined || code !== packageCode(pack)).join(" ");
}

/** What is wrong with a code. */
export function whyNoCode(error: unknown): string {
  const isTooMany = error instanceof ApiError && error.code === "too_many_requests";
  return isTooMany ? textsNow(codeTexts).tooMany : explain(error);
}
