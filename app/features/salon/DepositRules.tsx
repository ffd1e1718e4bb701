import { useFormContext, useWatch } from "react-hook-form";
import { AskFields } from "#app/features/salon/AskFields.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import type { TypedDeposit } from "#app/features/salon/settings-rules.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** The cases in which the deposit differs from the general rule. */
export function DepositRules() {
  const texts = useTexts(salonSettingsTexts);
  const { control } = useFormContext<TypedDeposit>();
  const typed = useWatch({ control });
  const rules = typed.depositRules;
  const asks = [rules?.above?.ask, rules?.newGuests, rules?.members];
  const isAny = typed.deposit?.kind !== "full" || asks.some((ask) => ask?.kind !== "none");
  const isAbove = rules?.above?.ask?.kind !== "none";
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label mb-2">{texts.otherCases}</legend>
      <p className="sm muted">{texts.strictest}</p>
      <AskFields name="depositRules.newGuests" label={texts.ofNewGuests} />
      <AskFields name="depositRules.members" label={texts.ofMembers} />
      <AskFields name="depositRules.above.ask" label={texts.ofLargeVisits} />
      {isAbove && (
        <Sentence
          text={texts.aboveSentence}
          blanks={{ price: { name: "depositRules.above.price", label: texts.abovePrice } }}
        />
      )}
      {isAny && (
        <Sentence
          text={texts.missedSentence}
          blanks={{ count: { name: "fullAfterNoShows", label: texts.missedBefore, kind: "maybe" } }}
        />
      )}
    </fieldset>
  );
}
