import { api } from "#app/lib/api.ts";
import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { servicesTexts } from "#app/texts/en/public/services.ts";
import { textsNow } from "#app/texts/use-texts.ts";

export interface Opening {
  /** ISO 8601. */
  startsAt: string;
  masterId: string | undefined;
}

const dayMs = 86_400_000;

/**
 * The first slot at which the services can begin, one after the other; undefined if there is none up to the salon's
 * horizon.
 */
export async function nextOpening(serviceIds: string[], signal?: AbortSignal): Promise<Opening | undefined> {
  const { anyone } = await api("readNextHours", { query: { service: serviceIds } }, { signal });
  return anyone ? { startsAt: anyone.startsAt, masterId: anyone.masterIds[0] } : undefined;
}

/** "Today, 4:30 pm", "Tomorrow, 11:00 am", "Sun 22 Nov, 11:00 am". */
export function openingText(startsAt: string, zone: string, now: number): string {
  const texts = textsNow(servicesTexts);
  const days = (Date.parse(salonDate(startsAt, zone)) - Date.parse(salonDate(now, zone))) / dayMs;
  const day = days === 0 ? texts.today : days === 1 ? texts.tomorrow : inSalon("shortDay", startsAt, zone);
  return `${day}, ${inSalon("clock", startsAt, zone)}`;
}
