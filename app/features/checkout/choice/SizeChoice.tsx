import { useChosenInSight } from "#app/features/checkout/choice/use-chosen-in-sight.ts";
import type { Part } from "#app/features/checkout/choice/visit-parts.ts";
import { money } from "#app/lib/money.ts";
import { serviceName, sizeHint, sizeName } from "#app/lib/names.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { ChoicePill } from "#app/ui/ChoicePill.tsx";
import type { Service, Variant } from "#contract/services.ts";

interface Props {
  part: Part;
  onChange: (size: Service | Variant) => void;
  disabled: boolean;
}

/** The choice of a service's size, if there are several, each with its price. */
export function SizeChoice({ part: { service, size }, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  const row = useChosenInSight(size._id);
  if (service.variants.length === 0) return null;
  return (
    <fieldset className="who-row size-row">
      <legend>
        <span className="sr">{texts.sizeOf(serviceName(service))}</span>
        <span aria-hidden="true">{serviceName(service)}</span>
      </legend>
      <div className="choice-pills" ref={row}>
        {sizesOf(service).map((one) => (
          <ChoicePill
            key={one._id}
            type="radio"
            name={`size of ${service._id}`}
            value={one._id}
            checked={one === size}
            disabled={disabled}
            onChange={() => onChange(one)}
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
