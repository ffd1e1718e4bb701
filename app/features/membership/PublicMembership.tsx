import "#app/features/membership/public-membership.css";
import { useEffect, useState } from "react";
import { SitePicture } from "#app/features/pictures/SitePicture.tsx";
import { money } from "#app/lib/money.ts";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { useVisitor } from "#app/lib/visitor.ts";
import { membershipTexts } from "#app/texts/en/public/membership.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Service[];
}

/** What a membership costs and gives, for everyone; a member sees when it ends. */
export function PublicMembership({ services }: Props) {
  const salon = useSalon();
  const texts = useTexts(membershipTexts);
  const { membership } = salon;
  const picture = salon.site.pages.member;
  if (!membership) return <p className="wrap page-section lead">{texts.notSold}</p>;
  const { price, percent } = membership;
  return (
    <>
      <section className="wrap page-section join-offer">
        <div className="grid content-start justify-items-start gap-5">
          <p className="kicker">{texts.kicker}</p>
          <h2 className="h1 num">{texts.perYear(money(price))}</h2>
          <p className="lead">
            <b className="font-semibold num">{texts.off(numberText(percent))}</b> {texts.offText} {texts.once}
          </p>
          <Invitation />
          <p className="sm muted num">{texts.pays(money((price * 100) / percent))}</p>
        </div>
        <div className="plate">
          {picture && (
            <SitePicture picture={picture} width={960} height={600} sizes="(min-width: 64rem) 50vw, 100vw" />
          )}
        </div>
      </section>
      <section className="wrap pb-(--sec)" aria-labelledby="member-prices">
        <h2 className="h2" id="member-prices">
          {texts.pricesTitle}
        </h2>
        <p className="muted mt-2 mb-6">{texts.pricesText}</p>
        <PriceTable services={services} />
      </section>
      <section className="wrap pb-(--sec)" aria-labelledby="member-facts">
        <h2 className="h2 mb-6" id="member-facts">
          {texts.factsTitle}
        </h2>
        <dl className="join-facts">
          {texts.facts(numberText(percent)).map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1.5 text-kajal-700 text-pretty">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** A link to join, or to the signed-in person's own membership. */
function Invitation() {
  const { zone } = useSalon();
  const texts = useTexts(membershipTexts);
  const until = useOwnUntil();
  return (
    <>
      {until && (
        <p className="lead" role="status">
          {texts.memberUntil(inSalon("date", until, zone))}
        </p>
      )}
      <LinkButton to="/dashboard/membership">{until ? texts.see : texts.join}</LinkButton>
    </>
  );
}

/** Until when the signed-in person is a member; null for anybody else, and until it is known. */
function useOwnUntil(): string | null {
  const { user } = useVisitor();
  const [until, setUntil] = useState<string | null>(null);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return setUntil(null);
    const leaving = new AbortController();
    import("#app/lib/secured-api.ts")
      .then(({ securedApi }) => securedApi("readMembership", undefined, { signal: leaving.signal }))
      .then((own) => setUntil(own.until))
      .catch(() => {});
    return () => leaving.abort();
  }, [isSignedIn]);
  return until;
}

function PriceTable({ services }: { services: Service[] }) {
  const texts = useTexts(membershipTexts);
  return (
    <table className="join-prices">
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.memberPrice}</th>
        </tr>
      </thead>
      <tbody className="num">
        {services
          .toSorted((one, other) => one.price - other.price)
          .map((service) => (
            <tr key={service._id}>
              <th scope="row">{serviceName(service)}</th>
              <td>{money(service.price)}</td>
              <td>{money(service.memberPrice)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
