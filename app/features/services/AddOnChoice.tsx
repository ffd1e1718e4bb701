import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { serviceChoicesTexts } from "#app/texts/en/public/service-choices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { AddOn } from "#contract/services.ts";

interface Props {
  addOns: AddOn[];
  /** Called when something is ticked or unticked. The fields hold the choice. */
  onChoose: () => void;
}

/** The add-ons of a service, each with its price and minutes. */
export function AddOnChoice({ addOns, onChoose }: Props) {
  const texts = useTexts(serviceChoicesTexts);
  return (
    <fieldset>
      <legend className="choice-legend">
        {texts.addToIt} <span>{texts.optional}</span>
      </legend>
      <div className="add-on-rows">
        {addOns.map((addOn) => (
          <label key={addOn._id} className="choice add-on">
            <input type="checkbox" name="addOn" value={addOn._id} onChange={onChoose} />
            <span className="add-on-box">
              <Icon name="check" />
            </span>
            <span>{serviceName(addOn)}</span>
            <span className="add-on-minutes num">{duration(addOn.minutes)}</span>
            <span className="add-on-price num">{money(addOn.price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
