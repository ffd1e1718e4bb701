import { expect, test } from "vitest";
import { typedContact, typedDeposit, typedTax } from "#app/features/salon/settings-form.ts";
import {
  BookingForm,
  ContactForm,
  DepositForm,
  HoursForm,
  MembershipForm,
  PolicyForm,
  TaxForm,
} from "#app/features/salon/settings-rules.ts";
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
  deposit: null,
  fullAfterNoShows: null,
  slotStepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  holdMinutes: 10,
};

test("what is read is what is saved, when nothing was typed", () => {
  expect({
    ...ContactForm.parse(typedContact(settings)),
    ...HoursForm.parse({ hours: settings.hours }),
    ...PolicyForm.parse({ policy: settings.policy }),
    ...BookingForm.parse(bookingOf(settings)),
    ...TaxForm.parse(typedTax(settings)),
    ...DepositForm.parse(typedDeposit(settings)),
    ...MembershipForm.parse({ membershipPrice: settings.membershipPrice }),
  }).toEqual(settings);
});

test("an address is a line a line, a tax with a rate has a name, a field of no number is told so", () => {
  const typed = typedContact(settings);
  expect(ContactForm.parse({ ...typed, address: " House 1 \n\n Dhaka " }).address).toEqual([
    "House 1",
    "Dhaka",
  ]);
  expect(ContactForm.safeParse({ ...typed, address: " " }).error?.issues[0]?.message).toBe(
    "Address is required",
  );
  expect(TaxForm.safeParse({ taxName: "", taxPercent: 5 }).error?.issues[0]).toMatchObject({
    path: ["taxName"],
  });
  const hold = { ...bookingOf(settings), holdMinutes: Number.NaN };
  expect(BookingForm.safeParse(hold).error?.issues[0]?.message).toBe("Enter a number");
});

test("a deposit is a share or an amount, and what is typed for another kind does not count", () => {
  const typed = (deposit: object) => ({
    deposit: { kind: "full", percent: Number.NaN, amount: 0, ...deposit },
    fullAfterNoShows: null,
  });
  expect(DepositForm.parse(typed({}))).toEqual({ deposit: null, fullAfterNoShows: null });
  expect(DepositForm.parse(typed({ kind: "percent", percent: 30 }))).toEqual({
    deposit: { kind: "percent", percent: 30 },
    fullAfterNoShows: null,
  });
  expect(DepositForm.parse(typed({ kind: "amount", amount: 12.5 }))).toEqual({
    deposit: { kind: "amount", amount: 12.5 },
    fullAfterNoShows: null,
  });
  for (const [kind, wrong] of [
    ["percent", { percent: 100 }],
    ["percent", { percent: 0 }],
    ["amount", { amount: 0.49 }],
  ] as const) {
    const { error } = DepositForm.safeParse(typed({ kind, ...wrong }));
    expect(error?.issues[0]).toMatchObject({ path: ["deposit", kind] });
  }
  const kept = { ...settings, deposit: { kind: "amount" as const, amount: 15 }, fullAfterNoShows: 2 };
  expect(DepositForm.parse(typedDeposit(kept))).toEqual({ deposit: kept.deposit, fullAfterNoShows: 2 });
});

function bookingOf({ slotStepMinutes, leadMinutes, horizonDays, holdMinutes }: SalonSettings) {
  return { slotStepMinutes, leadMinutes, horizonDays, holdMinutes };
}
