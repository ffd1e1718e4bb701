import { Link } from "react-router";
import { FromPrice } from "#app/features/services/FromPrice.tsx";
import { type FoundService, findServices, marked } from "#app/features/services/find-services.ts";
import { minutesText } from "#app/features/services/minutes-text.ts";
import { nearestService } from "#app/features/services/nearest-service.ts";
import { useCategoryName } from "#app/features/services/use-category-name.ts";
import { serviceName } from "#app/lib/names.ts";
import { numberText } from "#app/lib/number-text.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { phoneLink } from "#app/lib/reach-salon.ts";
import { servicePath } from "#app/lib/service-path.ts";
import { useSalon } from "#app/lib/use-salon.ts";
import { serviceSearchTexts } from "#app/texts/en/public/service-search.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  services: Service[];
  /** The search text. */
  typed: string;
  onFollow: () => void;
}

/** What a search finds. If nothing: the nearest service, and the salon's phone number. */
export default function FoundServices({ services, typed, onFollow }: Props) {
  const texts = useTexts(serviceSearchTexts);
  const categoryName = useCategoryName();
  const wanted = typed.trim();
  const found = findServices(services, wanted, ({ category }) => categoryName(category));
  return (
    <>
      <div role="status">
        <h2 className="choice-legend">
          {found.length > 0 ? texts.found(found.length, wanted) : texts.nothingFound(wanted)}
        </h2>
      </div>
      {found.length > 0 && (
        <ul>
          {found.map((one) => (
            <li key={one.service._id}>
              <Link to={servicePath(one.service)} onClick={onFollow}>
                <img {...pictureSource(one.service.img, "3.5rem")} alt="" width="56" height="56" />
                <span>
                  <b>
                    <Marked text={serviceName(one.service)} typed={wanted} />
                  </b>
                  <span className="sm muted num">
                    {categoryName(one.service.category)}, <Why found={one} typed={wanted} />
                  </span>
                </span>
                <span className="num">
                  <FromPrice service={one.service} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && <Nearest services={services} typed={wanted} onFollow={onFollow} />}
    </>
  );
}

function Why({ found: { service, because }, typed }: { found: FoundService; typed: string }) {
  const texts = useTexts(serviceSearchTexts);
  if (!because) return minutesText(service);
  return <Marked text={"addOn" in because ? texts.withAddOn(because.addOn) : because.line} typed={typed} />;
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return marked(text, typed).map((part, index) => {
    const key = `${index} ${part.text}`;
    return part.isFound ? <mark key={key}>{part.text}</mark> : part.text;
  });
}

function Nearest({ services, typed, onFollow }: Props) {
  const texts = useTexts(serviceSearchTexts);
  const salon = useSalon();
  const nearest = nearestService(services, typed);
  return (
    <p className="muted">
      {nearest && (
        <>
          {texts.nearest}{" "}
          <Link className="link" to={servicePath(nearest)} onClick={onFollow}>
            {serviceName(nearest)}
          </Link>
          {texts.stop}{" "}
        </>
      )}
      {salon.phone && (
        <>
          {texts.orRing}{" "}
          <a className="link num" href={phoneLink(salon)}>
            {numberText(salon.phone)}
          </a>
          {texts.stop}
        </>
      )}
    </p>
  );
}
