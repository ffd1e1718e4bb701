import { inSalon } from "#app/lib/salon-time.ts";
import { calendarTexts } from "#app/texts/en/calendar.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { HourReason } from "#contract/front-desk.ts";

/** Why customers are not offered an hour, as a sentence. */
export function reasonSentence(reason: HourReason, zone: string): string {
  const texts = textsNow(calendarTexts);
  const { service_name: service = texts.thisService, masterName: master = texts.theMaster } = reason;
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
