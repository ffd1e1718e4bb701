import { inSalon } from "#app/lib/salon-time.ts";
import type { HourReason } from "#contract/front-desk.ts";

/** Why customers are not offered an hour, as a sentence. */
export function reasonSentence(reason: HourReason, zone: string): string {
  const { service_name: service = "this service", masterName: master = "The master" } = reason;
  switch (reason.code) {
    case "off_grid":
      return "Customers start on the salon's steps only, and this is between two of them.";
    case "past":
      return "It is over.";
    case "before_opening_lead":
      return reason.from
        ? `It is too soon: customers book from ${inSalon("clock", reason.from, zone)} on, ${inSalon("shortDay", reason.from, zone)}.`
        : "It is too soon for customers to book.";
    case "beyond_horizon":
      return "It is further ahead than customers can book.";
    case "closed":
      return `The salon is closed for some of the time that ${service} takes.`;
    case "not_performed":
      return master === "Nobody" ? `Nobody performs ${service}.` : `${master} does not perform ${service}.`;
    case "master_off":
      return `${master} does not work for all of ${service}.`;
    case "master_busy":
      return `${master} is taken for some of the time that ${service} needs.`;
    case "room_busy":
      return `${reason.roomName ?? "The room"} is taken.`;
  }
}
