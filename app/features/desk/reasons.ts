import { inSalon } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/dashboard/calendar.ts";
import { placeTexts } from "#app/texts/en/dashboard/places.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { HourReason, Occupant } from "#contract/front-desk.ts";

/**
 * Why customers are not offered a slot, as a sentence.
 * @param say translates names of services and masters into the page's language
 */
export function reasonSentence(
  reason: HourReason,
  zone: string,
  translate = (names: string) => names,
): string {
  const texts = textsNow(calendarTexts);
  const service = reason.service_name ? translate(reason.service_name) : texts.thisService;
  const master = reason.masterName ? translate(reason.masterName) : texts.theMaster;
  if (reason.there?.length) {
    const place = reason.roomName ?? master;
    return reason.there.map((one) => thereSentence(one, place, zone)).join(" ");
  }
  switch (reason.code) {
    case "off_grid":
      return texts.offGrid;
    case "past":
      return texts.past;
    case "before_opening_lead":
      return reason.from
        ? texts.tooSoonFrom(inSalon("clock", reason.from, zone), inSalon("shortDay", reason.from, zone))
        : texts.tooSoon;
    case "beyond_horizon":
      return texts.beyondHorizon;
    case "closed":
      return texts.closedFor(service);
    case "not_performed":
      return master === "Nobody" ? texts.nobodyPerforms(service) : texts.notPerformed(master, service);
    case "master_off":
      return texts.masterOff(master, service);
    case "master_busy":
      return texts.masterBusy(master, service);
    case "room_busy":
      return texts.taken(reason.roomName ?? texts.theRoom);
  }
}

/** @param place the master or the room */
function thereSentence({ kind, name, startsAt, endsAt }: Occupant, place: string, zone: string): string {
  const texts = textsNow(placeTexts);
  const [from, to] = [inSalon("clock", startsAt, zone), inSalon("clock", endsAt, zone)];
  switch (kind) {
    case "visit":
      return texts.visitThere(name || texts.aGuest, place, from, to);
    case "hold":
      return texts.holdThere(name || texts.aGuest, place, from, to);
    case "offered":
      return texts.offeredThere(name || texts.aGuest, place, from, to);
    case "time_off":
      return texts.closedThere(name, from, to, place);
    case "closed":
      return texts.salonClosed(from, to);
    default:
      return texts.closedThere(texts.kinds[kind], from, to, place);
  }
}
