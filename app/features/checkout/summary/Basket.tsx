import { bookedIn } from "#app/features/checkout/choice/visit-parts.ts";
import { Sum } from "#app/features/checkout/summary/Sum.tsx";
import { minutesOf, type VisitInWords, VisitLines } from "#app/features/checkout/summary/VisitLines.tsx";
import { serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { checkoutTexts } from "#app/texts/en/dashboard/checkout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

const mostPictures = 3;

/** The visit, folded to one line, where there is no room beside the page. */
export function Basket(visit: VisitInWords) {
  const texts = useTexts(checkoutTexts);
  const { parts, total } = visit;
  return (
    <aside className="basket" aria-label={texts.yourVisit}>
      <details>
        <summary>
          <span className="basket-pile">
            {parts.slice(0, mostPictures).map(({ service }) => (
              <span key={service._id} className="picture">
                <img {...pictureSource(service.img, "44px")} alt="" loading="lazy" width="44" height="44" />
              </span>
            ))}
          </span>
          <span className="min-w-0">
            <b className="num">
              <Sum total={total} minutes={minutesOf(parts)} />
            </b>
            <small>{bookedIn(parts).map(serviceName).join(", ") || texts.noService}</small>
          </span>
          <Icon name="chevron-right" />
        </summary>
        <div className="basket-body">
          <VisitLines {...visit} />
        </div>
      </details>
    </aside>
  );
}
