import { Salon } from "#contract/salon.ts";
import { ScheduleSaved } from "#contract/schedules.ts";
import { SalonSettings, SettingsChange } from "#contract/settings.ts";

/** The calls for the salon as its pages show it, and for its owner's settings. */
export const salonCalls = {
  readSalon: {
    summary: "Retrieve the salon",
    description: "Returns address, opening hours and payment mode.",
    answer: Salon,
  },
  readSalonSettings: { summary: "Retrieve the salon's settings", answer: SalonSettings },
  saveSalonSettings: {
    summary: "Update the salon's settings",
    description: "Fields that you leave out keep their values.",
    body: SettingsChange,
    answer: ScheduleSaved,
  },
};
