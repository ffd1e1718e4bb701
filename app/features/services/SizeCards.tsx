import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { sizeHint, sizeName } from "#app/lib/names.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { serviceChoicesTexts } from "#app/texts/en/public/service-choices.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  /** Called when something is chosen. The fields hold the choice. */
  onChoose: () => void;
}

const lengths = ["short", "medium", "long"];

/** The sizes of a service as cards, each with its price and minutes. The service itself is chosen at first. */
export function SizeCards({ service, onChoose }: Props) {
  const texts = useTexts(serviceChoicesTexts);
  const sizes = sizesOf(service);
  const drawings = sizes.map(({ variantName }) =>
    lengths.find((length) => variantName?.toLowerCase() === `${length} hair`),
  );
  const isOfHair = drawings.every(Boolean);
  return (
    <fieldset>
      <legend className="choice-legend">{isOfHair ? texts.howLong : texts.whichSize}</legend>
      <div className="size-cards">
        {sizes.map((size, index) => (
          <label key={size._id} className="choice size-card">
            <input
              type="radio"
              name="size"
              value={size._id}
              defaultChecked={size === service}
              onChange={onChoose}
            />
            {isOfHair && <img src={`/art/hair-${drawings[index]}.svg`} alt="" width="52" height="52" />}
            <b>{sizeName(size)}</b>
            {sizeHint(size) && <span>{sizeHint(size)}</span>}
            <span className="num">{duration(size.minutes)}</span>
            <span className="size-card-price num">{money(size.price)}</span>
            <span className="size-card-tick">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
