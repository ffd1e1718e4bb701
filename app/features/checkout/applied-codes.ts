import { shareOff } from "#app/lib/discount-name.ts";
import { money } from "#app/lib/money.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";

/** A code that was taken, in words. */
export interface AppliedCode {
  code: string;
  title: string;
  /** What it does to the price. */
  text: string;
  /** What taking it off again is called. */
  remove: string;
}

/** What each code does, as the server said it. @param quote undefined while it is not known */
export function appliedCodes(codes: readonly string[], quote: Quote | undefined): AppliedCode[] {
  const texts = textsNow(codeTexts);
  return codes.map((code) => {
    const off = quote?.discountOf?.kind === "code" ? quote.discountOf : undefined;
    const saved = quote && money(quote.discount);
    return {
      code,
      title: off?.code ?? code,
      text: !quote ? texts.asking : off ? texts.less(shareOff(off), saved ?? "") : texts.memberIsBetter,
      remove: texts.takeOff,
    };
  });
}
