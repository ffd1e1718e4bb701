import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDeskQuote } from "#app/data/quote.ts";
import type { AppliedCode } from "#app/features/codes/applied-codes.ts";
import { giftIn } from "#app/features/codes/gift-credit.ts";
import { useRefusedCodes, whyNoCode } from "#app/features/codes/use-codes.ts";
import { shareOff } from "#app/lib/discount-name.ts";
import { money } from "#app/lib/money.ts";
import { callersCodeTexts } from "#app/texts/en/dashboard/callers-code.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";

interface Options {
  /** The code; empty if there is none. */
  code: string;
  setCode: (code: string) => void;
  serviceIds: string[];
  guestId: string | undefined;
  /** The address that the visit is booked for, once it is whole. */
  email: string | undefined;
  packageId: string | undefined;
  /** Why the last booking failed. */
  error: unknown;
}

/**
 * What a caller's visit costs, and the code that takes something off, asked again whenever the choice changes. A code
 * that no longer applies is dropped.
 */
export function useCallersCode({ code, setCode, serviceIds, guestId, email, packageId, error }: Options) {
  const texts = useTexts(callersCodeTexts);
  const [refused, setRefused] = useState<{ typed: string; message: string }>();
  const [typed, setTyped] = useState("");
  const [waitedFor, setWaitedFor] = useState("");
  const query = useDeskQuote({
    serviceIds,
    ...(code && { code }),
    ...(guestId && { guestId }),
    ...(email && { email }),
    ...(packageId && { package: packageId }),
  });
  // Keep the field until a code is known to apply, so that it keeps the focus if the code does not.
  const [taken, setTaken] = useState("");
  const isAnswered = query.data !== undefined || serviceIds.length === 0;
  useEffect(() => {
    if (isAnswered) setTaken(code);
  }, [isAnswered, code]);
  const isTaken = code !== "" && taken === code;
  const drop = useEffectEvent((why: unknown) => {
    if (code === "") return;
    setRefused({ typed: code, message: whyNoCode(why) });
    setCode("");
    setTaken("");
  });
  useEffect(() => {
    if (query.error) drop(query.error);
  }, [query.error]);
  useRefusedCodes(error, drop);
  const words = useWords();
  const place = useRef<HTMLDetailsElement>(null);
  const isAsked = code !== "" && serviceIds.length > 0 && query.data === undefined && !query.error;
  const isWaitedFor = isAsked && waitedFor === code;
  const isLeft =
    typed !== "" && typed !== code && (refused?.typed !== typed || refused.message === texts.notApplied);
  return {
    place,
    /**
     * Whether no code is left to settle. If a code was typed but not applied, says that it takes nothing off yet; if
     * its price is still loading, says so.
     */
    isSettled(): boolean {
      if (!isAsked && !isLeft) return true;
      if (isAsked) setWaitedFor(code);
      else setRefused({ typed, message: texts.notApplied });
      if (place.current) place.current.open = true;
      place.current?.querySelector("input")?.focus();
      return false;
    },
    /** What it costs, with the code if there is one; undefined until it is known. */
    quote: query.data,
    /** The question for the price, if it failed. */
    unpriced: code === "" && !query.data && query.error && query,
    field: {
      applied: isTaken ? [words(code, query.data, serviceIds.length > 0, isWaitedFor)] : [],
      refused: isWaitedFor ? { typed: code, message: texts.stillAsked } : refused,
      trying: code !== "" && !isTaken,
      onType(text: string) {
        setTyped(text.trim());
        // An empty field is to stay without a message.
        if (text === "") setRefused(undefined);
      },
      onApply(typed: string) {
        const isGift = giftIn([typed]) !== undefined;
        setRefused(isGift ? { typed, message: texts.giftCard } : undefined);
        if (!isGift) setCode(typed);
      },
      onRemove() {
        setTyped("");
        setCode("");
        setTaken("");
      },
    },
  };
}

/** What a code does to the price. */
function useWords(): (
  code: string,
  quote: Quote | undefined,
  isFor: boolean,
  isWaitedFor: boolean,
) => AppliedCode {
  const texts = useTexts(callersCodeTexts);
  const { asking, less, takeOff } = useTexts(codeTexts);
  return (code, quote, isFor, isWaitedFor) => {
    const off = quote?.discountOf;
    const does = !quote
      ? isFor
        ? isWaitedFor
          ? texts.stillAsked
          : asking
        : texts.afterServices
      : off?.kind === "code"
        ? less(shareOff(off), money(quote.discount))
        : off
          ? texts.memberIsBetter
          : texts.nothingOff;
    return { code, title: off?.kind === "code" ? off.code : code, text: does, remove: takeOff };
  };
}
