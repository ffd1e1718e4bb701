import { useNextOpening } from "#app/features/hours/use-next-opening.ts";
import { BookService } from "#app/features/services/BookService.tsx";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { firstName, masterName, serviceDetails, serviceName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Loading, Skeleton } from "#app/ui/Skeleton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

/** One service: picture, name, price, details, who performs it, and the way to book it. */
export function ServicePanel({ service, masters }: { service: Service; masters: Master[] }) {
  const texts = useTexts(servicesTexts);
  const performers = masters.filter((master) => service.masterIds.includes(master._id));
  return (
    <>
      <div className="plate">
        <img
          {...pictureSource(service.img, "(min-width: 64rem) 36rem, 92vw")}
          alt={serviceName(service)}
          width="800"
          height="1000"
        />
      </div>
      <div className="tab-page-info">
        <h2 className="h2">{serviceName(service)}</h2>
        <p className="price num">{money(service.price)}</p>
        <p className="text-kajal-700 text-pretty">{serviceDetails(service)}</p>
        <dl className="mini">
          <div>
            <dt>{texts.time}</dt>
            <dd className="num">{duration(service.minutes)}</dd>
          </div>
          <NextOpeningLine key={service._id} serviceId={service._id} />
          {performers.length > 0 && (
            <div>
              <dt>{texts.masters}</dt>
              <dd className="flex items-center gap-3">
                <span className="stack">
                  {performers.map((master) => (
                    <Avatar key={master._id} name={masterName(master)} photo={master.photo} size="s" />
                  ))}
                </span>
                {performers.map((master) => firstName(masterName(master))).join(", ")}
              </dd>
            </div>
          )}
        </dl>
        <div className="button-row w-full gap-3">
          <BookService service={service} masters={performers} />
        </div>
      </div>
    </>
  );
}

/** The line 'Next opening' among a service's facts. */
function NextOpeningLine({ serviceId }: { serviceId: string }) {
  const texts = useTexts(servicesTexts);
  const opening = useNextOpening(serviceId);
  return (
    <div>
      <dt>{texts.nextOpening}</dt>
      <dd className="num">
        {opening === undefined ? (
          <Loading>
            <Skeleton className="h-4 w-32" />
          </Loading>
        ) : (
          (opening?.text ?? texts.askAtDesk)
        )}
      </dd>
    </div>
  );
}
