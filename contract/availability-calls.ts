import { Availability, AvailabilityQuery, NextHours, NextHoursQuery } from "#contract/availability.ts";
import { HourReasons, ReasonsQuery } from "#contract/front-desk.ts";

/** The calls that ask which hours are free, and why one is not. */
export const availabilityCalls = {
  readAvailability: {
    summary: "Days and free hours of a visit",
    query: AvailabilityQuery,
    answer: Availability,
  },
  readNextHours: {
    summary: "The first free hour of a visit, with anyone and with each master",
    query: NextHoursQuery,
    answer: NextHours,
  },
  readReasons: { summary: "Why an hour is not offered", query: ReasonsQuery, answer: HourReasons },
};
