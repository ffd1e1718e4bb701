import type { Fit } from "#app/features/checkout/choice/fit.ts";
import type { Bookable } from "#app/lib/bookables.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  /** A service, one of its sizes, or one of its add-ons. */
  item: Bookable;
  /** The service itself, or the one that the item belongs to. */
  service: Service;
  /** Whether it is part of the visit. */
  chosen: boolean;
  /** Whether it fits the chosen slot, once that is known. */
  fit: Fit | undefined;
  /** Whether the list already says above that some services have no slot on this day. */
  saidOnce: boolean;
  /** The chosen start, ISO 8601. */
  startsAt: string | undefined;
  disabled: boolean;
  onToggle: () => void;
}

/** Something to add to the visit: how long it takes, what it costs, and what it does to the chosen slot. */
export function AddRow({ item, service, chosen, fit, saidOnce, startsAt, disabled, onToggle }: Props) {
  const { zone } = useSalon();
  const texts = useTexts(checkoutTexts);
  const hasSizes = item === service && service.variants.length > 0 && !chosen;
  const least = Math.min(...sizesOf(service).map(({ price }) => price));
  return (
    <label className="choice add-row" data-service={item._id} data-fit={fit?.kind}>
      <input
        type="checkbox"
        aria-label={serviceName(item)}
        aria-describedby={`about-${item._id}`}
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <span className="picture">
        <img {...pictureSource(service.img, "56px")} alt="" width="56" height="56" />
      </span>
      <span>
        <b>{serviceName(item)}</b>
        <span id={`about-${item._id}`} className="num">
          <small>
            {duration(item.minutes)}, {hasSizes ? texts.from(money(least)) : money(item.price)}
          </small>
          {chosen ? (
            <small className="add-fits">{texts.added}</small>
          ) : (
            fit &&
            startsAt && (
              <FitWords
                fit={fit}
                day={saidOnce ? undefined : inSalon("weekdayName", startsAt, zone)}
                zone={zone}
              />
            )
          )}
        </span>
      </span>
      <span className="add-mark">
        <Icon name={chosen ? "check" : "plus"} />
      </span>
    </label>
  );
}

/** @param day its name; absent if the list has already said it for several services */
function FitWords({ fit, day, zone }: { fit: Fit; day: string | undefined; zone: string }) {
  const texts = useTexts(checkoutTexts);
  switch (fit.kind) {
    case "fits":
      return <small className="add-fits">{texts.fits(inSalon("clock", fit.endsAt, zone))}</small>;
    case "moves":
      return <small className="add-moves">{texts.moves(inSalon("clock", fit.startsAt, zone))}</small>;
    case "not_that_day":
      return <small>{day ? texts.notThatDay(day) : texts.otherDay}</small>;
  }
}
