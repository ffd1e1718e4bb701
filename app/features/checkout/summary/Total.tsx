import { money } from "#app/lib/money.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** An amount in dollars, or that it is still loading. */
export function Total({ dollars }: { dollars: number | undefined }) {
  const texts = useTexts(checkoutTexts);
  if (dollars !== undefined) return money(dollars);
  return (
    <>
      <span aria-hidden>…</span>
      <span className="sr">{texts.askingPrice}</span>
    </>
  );
}
