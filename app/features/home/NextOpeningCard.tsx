import { Link } from "react-router";
import type { HomeService } from "#app/features/home/home-service.ts";
import type { ReadableOpening } from "#app/features/hours/use-next-opening.ts";
import { duration } from "#app/lib/duration.ts";
import { firstName, masterName, serviceName } from "#app/lib/names.ts";
import { bookingPlace } from "#app/lib/service-path.ts";
import { homeTexts } from "#app/texts/en/public/home.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { Master } from "#contract/masters.ts";

interface Props {
  service: HomeService;
  masters: Master[];
  opening: ReadableOpening;
}

/**
 * A card on the hero's picture with the next slot of a service. It lies over the picture, so it moves nothing when it
 * appears.
 */
export function NextOpeningCard({ service, masters, opening }: Props) {
  const texts = useTexts(homeTexts);
  const master = masters.find(({ _id }) => _id === opening.masterId);
  const when = master ? texts.withMaster(opening.text, firstName(masterName(master))) : opening.text;
  return (
    <div className="next">
      <Avatar name={master ? masterName(master) : serviceName(service)} photo={master?.photo} />
      <div>
        <span className="xs muted">{texts.nextOpening}</span>
        <b className="num">{when}</b>
        <span className="xs muted">
          {serviceName(service)}, {duration(service.minutes)}
        </span>
      </div>
      <Link
        className="iconbtn"
        to={bookingPlace(service, opening)}
        aria-label={texts.book(serviceName(service), when)}
      >
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
