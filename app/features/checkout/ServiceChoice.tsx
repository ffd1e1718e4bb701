import { useState } from "react";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Service } from "#contract/services.ts";

const shownAtFirst = 4;
const atMost = 8;

interface Props {
  services: Service[];
  /** Ids in the order in which they are done. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
  disabled: boolean;
}

/** One or more services. The chosen ones stand first until the whole list is asked for. */
export function ServiceChoice({ services, chosen, onChange, disabled }: Props) {
  const texts = useTexts(checkoutTexts);
  const [all, setAll] = useState(false);
  const [first] = useState(chosen);
  const ordered = [
    ...services.filter(({ _id }) => first.includes(_id)),
    ...services.filter(({ _id }) => !first.includes(_id)),
  ];
  const shown = ordered.filter(({ _id }, index) => all || index < shownAtFirst || chosen.includes(_id));

  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }

  return (
    <section className="booking-step" aria-labelledby="step-service" id="what">
      <header>
        <h1 className="h2" id="step-service">
          {texts.what}
        </h1>
        {!all && services.length > shown.length && (
          <button type="button" className="link sm num" onClick={() => setAll(true)}>
            {texts.all(numberText(services.length))}
          </button>
        )}
      </header>
      <fieldset className="service-options">
        <legend className="sr">{texts.oneOrMore}</legend>
        {shown.map((service) => (
          <label key={service._id} className="service-option">
            <input
              type="checkbox"
              checked={chosen.includes(service._id)}
              disabled={disabled || (chosen.length >= atMost && !chosen.includes(service._id))}
              onChange={() => toggle(service._id)}
            />
            <span className="picture">
              <img {...pictureSource(service.img, "72px")} alt="" width="72" height="72" />
            </span>
            <span>
              <b>{serviceName(service)}</b>
              <small className="num">{texts.minutes(numberText(service.minutes))}</small>
            </span>
            <span className="service-option-price num">{money(service.price)}</span>
            <span className="tick">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </fieldset>
      {all && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAll(false)}>
          {texts.fewer}
        </Button>
      )}
    </section>
  );
}
