import type { Fit } from "#app/features/checkout/fit.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  /** Whether it is part of the visit. */
  chosen: boolean;
  /** Whether it fits the chosen hour, once that is known. */
  fit: Fit | undefined;
  /** The chosen hour, ISO 8601. */
  startsAt: string | undefined;
  disabled: boolean;
  onToggle: () => void;
}

/** One service that can be added: what it takes, what it costs, and what it does to the chosen hour. */
export function AddRow({ service, chosen, fit, startsAt, disabled, onToggle }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  return (
    <label className="add-row">
      <input
        type="checkbox"
        aria-label={serviceName(service)}
        aria-describedby={`about-${service._id}`}
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className="picture">
        <img {...pictureSource(service.img, "56px")} alt="" width="56" height="56" />
      </span>
      <span>
        <b>{serviceName(service)}</b>
        <span id={`about-${service._id}`} className="num">
          <small>
            {duration(service.minutes)}, {money(service.price)}
          </small>
          {chosen ? (
            <small className="add-fits">{texts.added}</small>
          ) : (
            fit && startsAt && <FitWords fit={fit} day={inSalon("weekdayName", startsAt, zone)} zone={zone} />
          )}
        </span>
      </span>
      <span className="add-mark">
        <Icon name={chosen ? "check" : "plus"} />
      </span>
    </label>
  );
}

function FitWords({ fit, day, zone }: { fit: Fit; day: string; zone: string }) {
  const texts = useTexts(checkoutTexts);
  switch (fit.kind) {
    case "fits":
      return <small className="add-fits">{texts.fits(inSalon("clock", fit.endsAt, zone))}</small>;
    case "moves":
      return <small className="add-moves">{texts.moves(inSalon("clock", fit.startsAt, zone))}</small>;
    case "not_that_day":
      return <small>{texts.notThatDay(day)}</small>;
  }
}
