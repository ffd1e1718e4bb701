import { z } from "zod";
import { byId, deleted, inserted } from "#contract/fields.ts";
import { Master } from "#contract/masters.ts";
import {
  ManagedMaster,
  MasterChange,
  MasterDraftChange,
  MasterToAdd,
  NewSpecialHours,
  Schedule,
  ScheduleSaved,
  SpecialHoursMade,
} from "#contract/schedules.ts";

/** The calls for who works when. */
export const scheduleCalls = {
  listMasters: {
    summary: "List masters",
    description: "Masters who work at the salon, in the salon's order.",
    answer: z.array(Master),
  },
  readSchedule: {
    summary: "Retrieve a master's schedule",
    description: "Returns weekly hours, services and upcoming special hours.",
    params: byId,
    answer: Schedule,
  },
  saveSchedule: {
    summary: "Update a master's schedule",
    description:
      "Replaces weekly hours, services or details; fields that you leave out keep their values. The response lists bookings that no longer fit. They stay until staff move them.",
    params: byId,
    body: MasterDraftChange,
    answer: ScheduleSaved,
  },
  createMaster: { summary: "Create a master", body: MasterToAdd, answer: inserted },
  listAllMasters: { summary: "List all masters, including former ones", answer: z.array(ManagedMaster) },
  retireMaster: {
    summary: "Retire or reinstate a master",
    description:
      "A retired master can't be booked; nothing is deleted. The response lists the master's next bookings, up to 200.",
    params: byId,
    body: MasterChange,
    answer: ScheduleSaved,
  },
  createHoursException: {
    summary: "Create special hours",
    description:
      "Sets different hours on some dates, for one master or the whole salon. Without `opens` and `closes` the dates can't be booked. The response lists bookings that now fall outside the hours.",
    body: NewSpecialHours,
    answer: SpecialHoursMade,
  },
  deleteHoursException: {
    summary: "Delete special hours",
    description: "The regular hours apply again on that date.",
    params: byId,
    answer: deleted,
  },
};
