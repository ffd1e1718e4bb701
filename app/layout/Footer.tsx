import type { ComponentType } from "react";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import { Logo } from "#app/features/pictures/Logo.tsx";
import { footerColumns } from "#app/layout/links.ts";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { PageLink } from "#app/lib/PageLink.tsx";
import { phoneLink } from "#app/lib/reach-salon.ts";
import type { PageSalon } from "#app/lib/site.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";

/** A part that one page puts at the top of the footer. It loads with that page. */
export type FooterStart = ComponentType<{ salon: PageSalon }>;

interface Props {
  salon: PageSalon;
  /** The part at the top. */
  start?: FooterStart;
}

const networks = { facebook: "Facebook", instagram: "Instagram", youtube: "YouTube", x: "X" } as const;

/** Address, phone, social icons, three columns of links, opening hours. */
export function Footer({ salon, start: Start }: Props) {
  const texts = useTexts(layoutTexts);
  const { site } = salon;
  const [first] = describeHours(salon.hours);
  const year = new Date().toLocaleString("en", { year: "numeric", timeZone: salon.zone });
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        {Start && <Start salon={salon} />}
        <div className="footer-grid">
          <div className="footer-brand">
            <PageLink className="logo" to="/">
              <Logo name={salonName(salon)} />
            </PageLink>
            <address>
              {salonAddress(salon).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {salon.phone && (
              <a className="footer-link num" href={phoneLink(salon)}>
                <Icon name="phone" />
                {numberText(salon.phone)}
              </a>
            )}
            <div className="social-links">
              {site.social.map(({ network, address }) => (
                <a key={network} href={address} aria-label={networks[network]} rel="noreferrer">
                  <Icon name={network} />
                </a>
              ))}
            </div>
            {site.about && <p>{site.about}</p>}
          </div>
          {site.services.length > 0 && (
            <div>
              <h2>{texts.services}</h2>
              <ul>
                {site.services.map(({ label, serviceId }) => (
                  <li key={serviceId}>
                    <PageLink to={`/services?service=${serviceId}`}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{texts[title]}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <PageLink to={to}>{texts[label]}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer-end">
          <span>{first && texts.open(first.days, first.times)}</span>
          <span suppressHydrationWarning>{`© ${numberText(year)} ${salonName(salon)}`}</span>
        </div>
      </div>
    </footer>
  );
}
