import { useEffect, useState } from "react";
import { giftArt } from "#app/features/gifts/gift-art.ts";
import type { GiftDraft } from "#app/features/gifts/gift-draft.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { giftCardTexts } from "#app/texts/en/shared/gift-cards.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoiceChip } from "#app/ui/ChoiceChip.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { MoneyField } from "#app/ui/MoneyField.tsx";
import { SelectField } from "#app/ui/SelectField.tsx";
import type { Service } from "#contract/services.ts";
import { giftPictures } from "#domain/gift-cards.ts";

const amounts = ["25", "50", "75", "100"];

interface Props {
  draft: Pick<GiftDraft, "kind" | "amount" | "serviceId" | "picture">;
  services: Service[];
  /** Whether somebody tried to pay and the choice is no sum that a card can hold. */
  wrong: boolean;
  onChange: (part: Partial<GiftDraft>) => void;
}

/** The card's value, as an amount or a service, and its picture. */
export function GiftChoices({ draft, services, wrong, onChange }: Props) {
  const texts = useTexts(giftCardTexts);
  const { kind, amount, serviceId, picture } = draft;
  // On its way to 250, what is typed is 25, which must not leave the field for its chip.
  const [isTyped, setTyped] = useState(!amounts.includes(amount));
  function takeAmount(next: string, typed: boolean) {
    setTyped(typed);
    onChange({ amount: next });
  }
  const priced = services.filter(({ price }) => price > 0);
  const first = priced[0]?._id;
  const isListed = priced.some(({ _id }) => _id === serviceId);
  useEffect(() => {
    // The list shows its first service if none was chosen before they loaded, or one that is gone. So does the card.
    if (kind === "service" && first && !isListed) onChange({ serviceId: first });
  });
  return (
    <>
      <fieldset>
        <legend>{texts.whatIsOnIt}</legend>
        <div className="gift-kind" role="radiogroup" aria-label={texts.kind}>
          {(["amount", "service"] as const).map((one) => (
            <label key={one} className="choice">
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() =>
                  onChange({
                    kind: one,
                    ...(one === "service" && { serviceId: serviceId || first || "" }),
                  })
                }
              />
              {texts[one]}
            </label>
          ))}
        </div>
        {kind === "amount" ? (
          <>
            <div className="gift-choices num">
              {amounts.map((one) => (
                <ChoiceChip
                  key={one}
                  type="radio"
                  name="amount"
                  checked={amount === one}
                  onChange={() => takeAmount(one, false)}
                >
                  {money(Number(one))}
                </ChoiceChip>
              ))}
            </div>
            <MoneyField
              label={texts.otherAmount}
              optional
              hint={texts.amountHint}
              fieldClassName="max-w-72"
              value={isTyped ? amount : ""}
              {...(wrong && { error: texts.amountWrong })}
              onChange={(event) => takeAmount(event.target.value, true)}
            />
          </>
        ) : (
          <SelectField
            label={texts.whichService}
            value={serviceId}
            onChange={(event) => onChange({ serviceId: event.target.value })}
          >
            {priced.map((service) => (
              <option key={service._id} value={service._id}>
                {serviceName(service)}, {money(service.price)}
              </option>
            ))}
          </SelectField>
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.picture}</legend>
        <div className="gift-choices">
          {giftPictures.map((one) => (
            <label key={one} className="choice gift-picture">
              <input
                type="radio"
                name="picture"
                aria-label={texts.pictures[one]}
                checked={picture === one}
                onChange={() => onChange({ picture: one })}
              />
              <img src={giftArt[one]} alt="" width="250" height="160" />
              <Icon name="check" />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
