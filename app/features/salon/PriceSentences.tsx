import { useFormContext, useWatch } from "react-hook-form";
import { Example } from "#app/features/salon/Example.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import { memberExample } from "#app/features/salon/settings-examples.ts";
import type { TypedMembership, TypedTax } from "#app/features/salon/settings-rules.ts";
import { useExampleVisit } from "#app/features/salon/use-example-visit.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { settingsExampleTexts } from "#app/texts/en/dashboard/settings-examples.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { isWholeCents, toCents, toDollars } from "#domain/money.ts";
import { taxIncluded } from "#domain/tax.ts";

/** The tax that receipts state. */
export function TaxSentences() {
  const texts = useTexts(salonSettingsTexts);
  const examples = useTexts(settingsExampleTexts);
  const { price } = useExampleVisit();
  const { control } = useFormContext<TypedTax>();
  const [name, percent] = useWatch({ control, name: ["taxName", "taxPercent"] });

  function example(): string {
    if (!(percent >= 0 && percent <= 100)) return examples.incomplete;
    if (percent === 0) return examples.noTax;
    const tax = toDollars(taxIncluded(toCents(price), Math.round(percent * 100)));
    return examples.tax(money(price), money(tax), name.trim() || texts.taxName);
  }

  return (
    <>
      <Sentence
        text={texts.taxSentence}
        blanks={{
          percent: { name: "taxPercent", label: texts.taxRate },
          name: { name: "taxName", label: texts.taxName, kind: "words" },
        }}
        className="sentence-words"
      />
      <Example sentences={[example()]} />
    </>
  );
}

/** The price of a year's membership; empty while none is sold. */
export function MembershipSentences() {
  const texts = useTexts(salonSettingsTexts);
  const examples = useTexts(settingsExampleTexts);
  const visit = useExampleVisit();
  const { control } = useFormContext<TypedMembership>();
  const year = useWatch({ control, name: "membershipPrice" });
  const { takesCards } = useSalon();

  function example(): string {
    if (year === null) return examples.noMembership;
    if (!takesCards) return examples.noCards;
    if (!(year >= 0 && isWholeCents(year))) return examples.incomplete;
    const { totalCents, visits } = memberExample(toCents(visit.price), toCents(year));
    const paid = { full: money(visit.price), less: money(toDollars(totalCents)) };
    return examples.member(visit.name, paid, visits === null ? null : numberText(visits));
  }

  return (
    <>
      <Sentence
        text={texts.membershipSentence}
        blanks={{
          price: { name: "membershipPrice", label: texts.membershipPrice, kind: "maybe" },
        }}
      />
      <p className="hint">{texts.membershipHint}</p>
      <Example sentences={[example()]} />
    </>
  );
}
