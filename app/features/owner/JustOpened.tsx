import "#app/features/owner/just-opened.css";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { setupTexts } from "#app/texts/en/dashboard/setup.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";

const later = [
  { name: "guests", icon: "upload", to: "/dashboard/guests/import" },
  { name: "works", icon: "picture", to: "/dashboard/portfolio" },
  { name: "gifts", icon: "gift", to: "/dashboard/giftCards" },
  { name: "terms", icon: "shop", to: "/dashboard/salon" },
] as const;

/** Shown once the owner has opened the salon: its address to hand out, and what can follow. */
export default function JustOpened() {
  const texts = useTexts(setupTexts);
  const navigate = useNavigate();
  const title = useRef<HTMLParagraphElement>(null);
  const { host, origin } = window.location;
  useEffect(() => title.current?.focus(), []);

  return (
    <section className="just-opened" aria-labelledby="just-opened">
      <div className="just-opened-band on-dark">
        <p className="h2" id="just-opened" ref={title} tabIndex={-1}>
          {texts.opened}
        </p>
        <p className="lead">{texts.foundAt(host)}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="soft" onClick={() => void copyText(origin, texts)}>
            {texts.copy}
          </Button>
          <LinkButton variant="outline" to="/">
            {texts.seen}
          </LinkButton>
          <Button variant="quiet" onClick={() => void navigate(".", { replace: true })}>
            {texts.putAway}
          </Button>
        </div>
      </div>
      <Card className="just-opened-later">
        <p className="h4">{texts.whenQuiet}</p>
        <ul>
          {later.map(({ name, icon, to }) => (
            <li key={name}>
              <Icon name={icon} />
              <Link className="row-link" to={to}>
                {texts.later[name].what}
              </Link>
              <span className="sm muted">{texts.later[name].how}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
