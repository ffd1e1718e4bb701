import type { SalonSettings } from "#contract/settings.ts";
import { defaultPolicy } from "#domain/policy.ts";

/** Settings of a salon without special requirements. */
export const usualSettings: SalonSettings = {
  name: "Shiuli",
  address: ["House 12", "Dhaka"],
  nameBn: "",
  addressBn: [],
  phone: "",
  email: "",
  hours: [{ weekday: 0, opens: "10:00", closes: "20:00" }],
  policy: defaultPolicy,
  taxName: null,
  taxPercent: 0,
  membershipPrice: null,
  deposit: null,
  depositRules: { above: null, newGuests: null, members: null },
  fullAfterNoShows: null,
  frameSites: [],
  slotStepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  holdMinutes: 10,
  textsPerDay: 500,
};
