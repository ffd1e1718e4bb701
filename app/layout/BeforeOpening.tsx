import type { ReactNode } from "react";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import { PagePicture } from "#app/features/pictures/PagePicture.tsx";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { phoneLink } from "#app/lib/reach-salon.ts";
import { inSalon, salonInstant } from "#app/lib/salon-time.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { openingTexts } from "#app/texts/en/shared/opening.ts";
import { useLoadedTexts } from "#app/texts/load-texts.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Salon } from "#contract/salon.ts";

interface Props {
  salon: Salon;
  /** The page as it will be after the opening. */
  children: ReactNode;
}

/** A public page before the salon opens: visitors read that it opens soon, and people who work here see the page. */
export default function BeforeOpening({ salon, children }: Props) {
  useLoadedTexts("shared");
  const texts = useTexts(openingTexts);
  const { role } = useVisitor();
  if (role !== "admin" && role !== "staff") return <OpeningSoon salon={salon} />;
  return (
    <>
      <aside className="strip">
        {texts.notYet}{" "}
        {role === "admin" && (
          <LinkButton variant="line" size="xs" to="/dashboard/adminHome">
            {texts.firstSteps}
          </LinkButton>
        )}
      </aside>
      {children}
    </>
  );
}

function OpeningSoon({ salon }: { salon: Salon }) {
  const texts = useTexts(openingTexts);
  const { opensOn, zone } = salon;
  const day = opensOn && inSalon("longDay", salonInstant(opensOn, "12:00", zone), zone);
  return (
    <div className="wrap before-opening">
      <meta name="robots" content="noindex" />
      <div className="grid content-center gap-6">
        <h1 className="h1">{day ? texts.soonOn(day) : texts.soon}</h1>
        <p className="lead">{texts.lead(salonName(salon))}</p>
        <dl>
          {salonAddress(salon).length > 0 && (
            <div>
              <dt>{texts.where}</dt>
              {salonAddress(salon).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )}
          <div>
            <dt>{texts.when}</dt>
            {describeHours(salon.hours).map(({ days, times }) => (
              <dd key={days} className="num">
                {days}, {times}
              </dd>
            ))}
          </div>
          {salon.phone && (
            <div>
              <dt>{texts.before}</dt>
              <dd>
                <a className="link num" href={phoneLink(salon)}>
                  {numberText(salon.phone)}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <PagePicture of="login" />
    </div>
  );
}
