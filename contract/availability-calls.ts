import { Availability, AvailabilityQuery, NextHours, NextHoursQuery } from "#contract/availability.ts";
import { HourReasons, ReasonsQuery } from "#contract/front-desk.ts";

/** The calls that ask which times are free, and why a time is not. */
export const availabilityCalls = {
  readAvailability: {
    summary: "List free hours",
    description:
      "Returns each day of the span, up to 62 days, with the hours at which one or more services can start.",
    query: AvailabilityQuery,
    answer: Availability,
  },
  readNextHours: {
    summary: "Retrieve the next free hours",
    description: "Returns the first hour with any master, and the first hour with each master.",
    query: NextHoursQuery,
    answer: NextHours,
  },
  readReasons: {
    summary: "Explain why an hour isn't offered",
    description: "An empty list of reasons means that customers are offered the hour.",
    query: ReasonsQuery,
    answer: HourReasons,
  },
};
