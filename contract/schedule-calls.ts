import { z } from "zod";
import { id } from "#contract/fields.ts";
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

const inserted = z.object({ insertedId: id });
const deleted = z.object({ deletedCount: z.number().int() });
const byId = z.strictObject({ id });

/** Who works when, as the owner decides it. */
export const scheduleCalls = {
  listMasters: { summary: "The masters", answer: z.array(Master) },
  readSchedule: { summary: "A master's week, services and days off", params: byId, answer: Schedule },
  saveSchedule: {
    summary: "Replace a master's week, services or details",
    params: byId,
    body: MasterDraftChange,
    answer: ScheduleSaved,
  },
  createMaster: { summary: "Add a master", body: MasterToAdd, answer: inserted },
  listAllMasters: { summary: "The masters, those who have left too", answer: z.array(ManagedMaster) },
  retireMaster: {
    summary: "Let a master leave or come back, and list their next coming visits, 200 at most",
    params: byId,
    body: MasterChange,
    answer: ScheduleSaved,
  },
  createHoursException: {
    summary: "Give some dates hours of their own, for one master or the salon",
    body: NewSpecialHours,
    answer: SpecialHoursMade,
  },
  deleteHoursException: {
    summary: "Take a date's own hours back",
    params: byId,
    answer: deleted,
  },
};
