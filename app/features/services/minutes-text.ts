import { spanOf } from "#app/features/services/choices.ts";
import { duration } from "#app/lib/duration.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Service } from "#contract/services.ts";

/** '50 min', or '45 min to 70 min' for a service in several sizes. */
export function minutesText(service: Service): string {
  const [fewest, most] = spanOf(service).minutes;
  return fewest === most
    ? duration(fewest)
    : textsNow(servicesTexts).fromTo(duration(fewest), duration(most));
}
