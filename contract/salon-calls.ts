import { Salon } from "#contract/salon.ts";
import { ScheduleSaved } from "#contract/schedules.ts";
import { SalonSettings, SettingsChange } from "#contract/settings.ts";

/** The salon as its pages show it, and what its owner decides of it. */
export const salonCalls = {
  readSalon: { summary: "The salon: address, hours, payment mode", answer: Salon },
  readSalonSettings: { summary: "What the owner decides about the salon", answer: SalonSettings },
  saveSalonSettings: {
    summary: "Change some of the salon's settings",
    body: SettingsChange,
    answer: ScheduleSaved,
  },
};
