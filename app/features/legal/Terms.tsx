import { Link } from "react-router";
import { Matter } from "#app/features/legal/Matter.tsx";
import { cancellationLines, movingLine } from "#app/features/legal/policy-sentences.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { legalTexts } from "#app/texts/en/public/legal.ts";
import { useTexts } from "#app/texts/use-texts.ts";

/** How booking, paying, moving and cancelling work, with the salon's current numbers. */
export function Terms() {
  const salon = useSalon();
  const texts = useTexts(legalTexts);
  const { takesCards } = salon;
  return (
    <div className="wrap page-section">
      <div className="grid max-w-3xl gap-10 text-pretty">
        <Matter title={texts.booking}>
          <p>{takesCards ? texts.bookingText : texts.bookingAtSalon}</p>
        </Matter>
        <Matter title={texts.prices}>
          <p>
            {texts.pricesBefore}{" "}
            <Link className="link" to="/services">
              {texts.servicesPage}
            </Link>
            {texts.pricesAfter}
          </p>
        </Matter>
        <Matter title={texts.cancelling}>
          <p>{takesCards ? texts.cancellingText : texts.cancellingAtSalon}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {cancellationLines(salon.policy).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{texts.ofWhatWasPaid}</p>
          <p>{texts.weCancel}</p>
        </Matter>
        <Matter title={texts.moving}>
          <p>{movingLine(salon.policy)}</p>
        </Matter>
        <Matter title={texts.reviews}>
          <p>{texts.reviewsText}</p>
        </Matter>
        <Matter title={texts.yourData}>
          <p>
            {texts.yourDataBefore}{" "}
            <Link className="link" to="/privacy">
              {texts.privacyLink}
            </Link>
            {texts.stop}
          </p>
        </Matter>
      </div>
    </div>
  );
}
