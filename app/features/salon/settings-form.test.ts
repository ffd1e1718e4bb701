import { expect, test } from "vitest";
import { typedSettings } from "#app/features/salon/settings-form.ts";
import { SettingsForm } from "#app/features/salon/settings-rules.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { defaultPolicy } from "#domain/policy.ts";

const settings: SalonSettings = {
  name: "Shiuli",
  address: ["House 12", "Dhaka"],
  nameBn: "শিউলি",
  addressBn: [],
  phone: "+880 1700 000 000",
  email: "",
  hours: [{ weekday: 0, opens: "10:00", closes: "24:00" }],
  policy: defaultPolicy,
  taxName: null,
  taxPercent: 0,
  membershipPrice: 120,
  slotStepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  holdMinutes: 10,
};

test("what is read is what is saved, when nothing was typed", () => {
  expect(SettingsForm.parse(typedSettings(settings))).toEqual(settings);
});

test("an address is a line a line, a tax with a rate has a name, a field of no number is told so", () => {
  const typed = typedSettings(settings);
  expect(SettingsForm.parse({ ...typed, address: " House 1 \n\n Dhaka " }).address).toEqual([
    "House 1",
    "Dhaka",
  ]);
  const problem = (change: object) => SettingsForm.safeParse({ ...typed, ...change }).error?.issues[0];
  expect(problem({ address: " " })?.message).toBe("Address is required");
  expect(problem({ taxPercent: 5 })).toMatchObject({ path: ["taxName"] });
  expect(problem({ holdMinutes: Number.NaN })?.message).toBe("Enter a number");
});
