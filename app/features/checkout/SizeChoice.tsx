import type { Part } from "#app/features/checkout/visit-parts.ts";
import { money } from "#app/lib/money.ts";
import { serviceName, sizeHint, sizeName } from "#app/lib/names.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";

interface Props {
  part: Part;
  /** @param id of the size */
  onChange: (id: string) => void;
  disabled: boolean;
}

/** Which size of a service, where it has several: each with its price. */
export function SizeChoice({ part: { service, size }, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  if (service.variants.length === 0) return null;
  return (
    <fieldset className="who-row size-row">
      <legend className="sr">{texts.sizeOf(serviceName(service))}</legend>
      <div className="choice-pills">
        {sizesOf(service).map((one) => (
          <ChoicePill
            key={one._id}
            type="radio"
            name={`size of ${service._id}`}
            checked={one._id === size._id}
            disabled={disabled}
            onChange={() => onChange(one._id)}
          >
            <span className="num">
              {sizeName(one)}, {money(one.price)}
              {sizeHint(one) && <span className="sr">{sizeHint(one)}</span>}
            </span>
          </ChoicePill>
        ))}
      </div>
    </fieldset>
  );
}
