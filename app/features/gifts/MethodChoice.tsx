import "#app/features/gifts/method-choice.css";
import { takePaymentTexts } from "#app/texts/en/dashboard/take-payment.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { type SalonMethod, salonMethods } from "#domain/daily-close.ts";

const icons = { cash: "cash", machine: "card", other: "mobile" } satisfies Record<SalonMethod, IconName>;

interface Props {
  /** The question. */
  legend: string;
  method: SalonMethod;
  onChoose: (method: SalonMethod) => void;
}

/** The choice of how money is taken at the desk. */
export function MethodChoice({ legend, method, onChoose }: Props) {
  const { methods } = useTexts(takePaymentTexts);
  return (
    <fieldset>
      <legend className="field-label mb-2">{legend}</legend>
      <div className="method-choice">
        {salonMethods.map((one) => (
          <ChoicePill
            key={one}
            type="radio"
            name="method"
            checked={method === one}
            onChange={() => onChoose(one)}
          >
            <Icon name={icons[one]} />
            {methods[one]}
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
