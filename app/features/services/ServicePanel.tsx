import type { ReactNode } from "react";
import { sumOf } from "#app/features/services/choices.ts";
import { FromPrice } from "#app/features/services/FromPrice.tsx";
import { minutesText } from "#app/features/services/minutes-text.ts";
import { ServiceChoices } from "#app/features/services/ServiceChoices.tsx";
import { ServiceFacts } from "#app/features/services/ServiceFacts.tsx";
import { type Linked, useBooking } from "#app/features/services/use-booking.tsx";
import { useChoice } from "#app/features/services/use-choice.ts";
import { duration } from "#app/lib/duration.ts";
import { money } from "#app/lib/money.ts";
import { serviceDetails, serviceName, sizeName } from "#app/lib/names.ts";
import { pictureSource } from "#app/lib/own-picture.ts";
import { sizesOf } from "#app/lib/sizes.ts";
import { hourChoiceTexts } from "#app/texts/en/public/hour-choice.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { useTexts } from "#app/texts/use-texts.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { LinkButton } from "#app/ui/LinkButton.tsx";
import type { Master } from "#contract/masters.ts";
import type { Service } from "#contract/services.ts";

interface Props {
  service: Service;
  masters: Master[];
  /** What a booking link names. */
  linked?: Linked;
  /** What else is sold for this service. */
  children?: ReactNode;
}

/**
 * One service: picture, name and price, its choices, and details. The total of the choice stays in view with the
 * button to book it.
 */
export function ServicePanel({ service, masters, linked, children }: Props) {
  const texts = useTexts(servicesTexts);
  const hours = useTexts(hourChoiceTexts);
  const performers = masters.filter((master) => service.masterIds.includes(master._id));
  const { within, begin, read, ...choice } = useChoice(service);
  const { link, hour, isHourLost, chooseHour, dialog } = useBooking(service, choice, performers, linked);
  const sum = sumOf(choice);
  const isSized = sizesOf(service).length > 1;
  const chosen = [isSized ? sizeName(choice.size) : serviceName(service), ...choice.addOns.map(serviceName)];
  return (
    <>
      <div className="plate">
        <img
          {...pictureSource(service.img, "(min-width: 74rem) 36rem, 92vw")}
          alt={serviceName(service)}
          width="800"
          height="1000"
        />
      </div>
      <div className="service-side">
        <div className="service-head">
          <h2 className="h2" tabIndex={-1}>
            {serviceName(service)}
          </h2>
          <p className="service-line">
            <span className="price num">
              <FromPrice service={service} />
            </span>
            <span className="muted num">{minutesText(service)}</span>
          </p>
        </div>
        {(isSized || service.addOns.length > 0) && (
          <div className="service-choice" ref={within}>
            <ServiceChoices service={service} onBegin={begin} onChoose={read} />
          </div>
        )}
        <div className="book-bar">
          <p role="status">
            <b className="num">{texts.sum(money(sum.price), duration(sum.minutes))}</b>{" "}
            <span>{chosen.join(", ")}</span>
          </p>
          <LinkButton {...link}>{texts.book}</LinkButton>
        </div>
      </div>
      <div className="service-about">
        <p className="text-kajal-700 text-pretty">{serviceDetails(service)}</p>
        {children}
        <ServiceFacts choice={choice} performers={performers}>
          <Button variant="line" className="noscript:hidden" needsScript onClick={chooseHour}>
            <Icon name="calendar" />
            {hour ? hours.change : hours.choose}
          </Button>
        </ServiceFacts>
        <p className="sm num" role="status">
          {isHourLost && hours.again}
          {hour && (
            <>
              <b className="font-semibold">{hour.sentence}</b> <span className="muted">{hour.next}</span>
            </>
          )}
        </p>
      </div>
      {dialog}
    </>
  );
}
