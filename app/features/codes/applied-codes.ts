import { giftIn, offersIn } from "#app/features/codes/gift-credit.ts";
import { shareOff } from "#app/lib/discount-name.ts";
import { money, sumOfPrices } from "#app/lib/money.ts";
import { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Quote } from "#contract/quotes.ts";

/** An accepted code, in words. */
export interface AppliedCode {
  code: string;
  title: string;
  /** What it does to the price. */
  text: string;
  /** The label of the button that removes it. */
  remove: string;
}

/** What each code does, as the server says. @param quote undefined until it is known */
export function appliedCodes(
  codes: readonly string[],
  quote: Quote | undefined,
  gift: { left: number | undefined; credit: number },
): AppliedCode[] {
  const texts = textsNow(codeTexts);
  const typed = [...offersIn(codes), giftIn(codes)].filter((code) => code !== undefined);
  return typed.map((code) => {
    if (code === giftIn(codes)) return giftWords(code, gift);
    const off = quote?.discountOf?.kind === "code" ? quote.discountOf : undefined;
    const saved = quote && money(quote.discount);
    const instead = quote?.discountOf ? texts.memberIsBetter : texts.nothingOff;
    return {
      code,
      title: off?.code ?? code,
      text: !quote ? texts.asking : off ? texts.less(shareOff(off), saved ?? "") : instead,
      remove: texts.takeOff,
    };
  });
}

/** 'Gift card, $15 of $35'; '$20 stays on it'. */
export function giftWords(
  code: string,
  { left, credit }: { left: number | undefined; credit: number },
): AppliedCode {
  const texts = textsNow(codeTexts);
  const stays = left === undefined ? 0 : Math.max(0, sumOfPrices([left, -credit]));
  return {
    code,
    title: left === undefined ? texts.giftCard : texts.giftOf(money(credit), money(left)),
    text: left === undefined ? texts.asking : stays > 0 ? texts.stays(money(stays)) : texts.usedUp,
    remove: texts.takeGiftOff,
  };
}
