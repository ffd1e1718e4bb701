import type { ComponentType } from "react";
import { Link } from "react-router";
import { describeHours } from "#app/features/contact/opening-hours.ts";
import { footerColumns, socialLinks } from "#app/layout/links.ts";
import { salonAddress, salonName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { phoneLink } from "#app/lib/reach-salon.ts";
import { layoutTexts } from "#app/texts/en/public/layout.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import type { Salon } from "#contract/salon.ts";

/** A part of one page that its footer begins with. It travels with that page. */
export type FooterStart = ComponentType<{ salon: Salon }>;

interface Props {
  salon: Salon;
  /** What it begins with. */
  start?: FooterStart;
}

/** Address, telephone, social icons, three columns of links, hours. */
export function Footer({ salon, start: Start }: Props) {
  const texts = useTexts(layoutTexts);
  const [first] = describeHours(salon.hours);
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        {Start && <Start salon={salon} />}
        <div className="footer-grid">
          <div className="footer-brand">
            <Link className="logo" to="/">
              <Logo name={salonName(salon)} />
            </Link>
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
              {socialLinks.map(({ label, icon, href }) => (
                <a key={label} href={href} aria-label={label} rel="noreferrer">
                  <Icon name={icon} />
                </a>
              ))}
            </div>
          </div>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{texts[title]}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{texts[label]}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer-end">
          <span>{first && texts.open(first.days, first.times)}</span>
          <span
            suppressHydrationWarning
          >{`© ${numberText(new Date().getFullYear())} ${salonName(salon)}`}</span>
        </div>
      </div>
    </footer>
  );
}
