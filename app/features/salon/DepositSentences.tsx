import { useFormContext, useWatch } from "react-hook-form";
import { DepositRules } from "#app/features/salon/DepositRules.tsx";
import { Example } from "#app/features/salon/Example.tsx";
import { Sentence } from "#app/features/salon/Sentence.tsx";
import type { TypedDeposit } from "#app/features/salon/settings-rules.ts";
import { useExampleVisit } from "#app/features/salon/use-example-visit.ts";
import { money } from "#app/lib/money.ts";
import { numberText } from "#app/lib/number-text.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { salonSettingsTexts } from "#app/texts/en/dashboard/salon-settings.ts";
import { settingsExampleTexts } from "#app/texts/en/dashboard/settings-examples.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { type Deposit, partsOf } from "#domain/deposit.ts";
import { mostUnpaidVisits } from "#domain/deposit-rules.ts";
import { isWholeCents, toCents, toDollars } from "#domain/money.ts";

const kinds = ["full", "percent", "amount", "at_salon"] as const;

/** How much of a price customers pay when they book. */
export function DepositSentences() {
  const texts = useTexts(salonSettingsTexts);
  const examples = useTexts(settingsExampleTexts);
  const visit = useExampleVisit();
  const { control, register } = useFormContext<TypedDeposit>();
  const typed = useWatch({ control, name: "deposit" });
  const missed = useWatch({ control, name: "fullAfterNoShows" });
  const { above, newGuests, members } = useWatch({ control, name: "depositRules" });
  const { takesCards } = useSalon();
  const { kind } = typed;
  const asks = [kind, above.ask.kind, newGuests.kind, members.kind];
  const needsCard = missed !== null || asks.some((one) => one !== "none" && one !== "at_salon");

  function example(): string[] {
    const price = money(visit.price);
    if (kind === "full") return [examples.inFull(visit.name, price)];
    const deposit = depositOf(typed);
    if (!deposit) return [examples.incomplete];
    const { nowCents, atSalonCents } = partsOf(toCents(visit.price), deposit);
    const now = money(toDollars(nowCents));
    if (kind === "at_salon") return [examples.atSalon(visit.name, price), ...afterMissed(price)];
    return [
      examples.inParts(visit.name, price, now, atSalonCents > 0 ? money(toDollars(atSalonCents)) : null),
      examples.depositStays(now),
      ...afterMissed(price),
    ];
  }
  function afterMissed(price: string): string[] {
    return missed !== null && missed >= 1 ? [examples.paysInFull(numberText(missed), price)] : [];
  }

  return (
    <>
      <fieldset aria-label={texts.howMuch} className="choice-pills">
        {kinds.map((one) => (
          <ChoicePill key={one} type="radio" value={one} {...register("deposit.kind")}>
            {texts.howMuchKinds[one]}
          </ChoicePill>
        ))}
      </fieldset>
      {kind === "percent" && (
        <Sentence
          text={texts.percentSentence}
          blanks={{ percent: { name: "deposit.percent", label: texts.depositPercent } }}
        />
      )}
      {kind === "amount" && (
        <Sentence
          text={texts.amountSentence}
          blanks={{ amount: { name: "deposit.amount", label: texts.depositAmount } }}
        />
      )}
      {kind === "at_salon" && (
        <p>{(takesCards ? texts.atSalonMeans : texts.onlyAtSalonMeans)(numberText(mostUnpaidVisits))}</p>
      )}
      <DepositRules />
      <Example sentences={[...example(), ...(needsCard && !takesCards ? [texts.needsCard] : [])]} />
    </>
  );
}

/** @returns null while it is incomplete */
function depositOf({ kind, percent, amount }: TypedDeposit["deposit"]): Deposit | null {
  if (kind === "at_salon") return { kind };
  if (kind === "percent")
    return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? { kind, percent } : null;
  return kind === "amount" && amount >= 0.5 && isWholeCents(amount) ? { kind, cents: toCents(amount) } : null;
}
