import { expect, test } from "vitest";
import { contactValues, depositValues, frameValues, taxValues } from "#app/features/salon/settings-form.ts";
import {
  BookingForm,
  ContactForm,
  DepositForm,
  FrameForm,
  HoursForm,
  MembershipForm,
  PolicyForm,
  TaxForm,
  TextsForm,
} from "#app/features/salon/settings-rules.ts";
import type { SalonSettings } from "#contract/settings.ts";
import { usualSettings } from "#tests/support/components/settings-data.ts";

const settings = {
  ...usualSettings,
  nameBn: "শিউলি",
  phone: "+880 1700 000 000",
  hours: [{ weekday: 0, opens: "10:00", closes: "24:00" }],
  membershipPrice: 120,
};

test("without changes the form saves what it read", () => {
  expect({
    ...ContactForm.parse(contactValues(settings)),
    ...HoursForm.parse({ hours: settings.hours }),
    ...PolicyForm.parse({ policy: settings.policy }),
    ...BookingForm.parse(bookingOf(settings)),
    ...TaxForm.parse(taxValues(settings)),
    ...DepositForm.parse(depositValues(settings)),
    ...FrameForm.parse(frameValues(settings)),
    ...TextsForm.parse({ textsPerDay: settings.textsPerDay }),
    ...MembershipForm.parse({ membershipPrice: settings.membershipPrice }),
  }).toEqual(settings);
});

test("an address has one line per line, a tax rate needs a name, and an invalid number is reported", () => {
  const typed = contactValues(settings);
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

test("a deposit is a share or an amount, and values typed for the other kind are ignored", () => {
  const start = depositValues(settings);
  const typed = (deposit: object) => ({
    ...start,
    deposit: { ...start.deposit, percent: Number.NaN, amount: 0, ...deposit },
  });
  const asks = (deposit: object) => DepositForm.parse(typed(deposit)).deposit;
  expect(asks({})).toBeNull();
  expect(asks({ kind: "percent", percent: 30 })).toEqual({ kind: "percent", percent: 30 });
  expect(asks({ kind: "amount", amount: 12.5 })).toEqual({ kind: "amount", amount: 12.5 });
  expect(asks({ kind: "at_salon" })).toEqual({ kind: "at_salon" });
  for (const [kind, wrong] of [
    ["percent", { percent: 100 }],
    ["percent", { percent: 0 }],
    ["amount", { amount: 0.49 }],
  ] as const) {
    const { error } = DepositForm.safeParse(typed({ kind, ...wrong }));
    expect(error?.issues[0]).toMatchObject({ path: ["deposit", kind] });
  }
});

test("deposit rules are read as saved, and a wrong number is reported at its field", () => {
  const kept = {
    deposit: { kind: "amount" as const, amount: 15 },
    depositRules: {
      above: { price: 80, ask: { kind: "full" as const } },
      newGuests: { kind: "percent" as const, percent: 50 },
      members: null,
    },
    fullAfterNoShows: 2,
  };
  const typed = depositValues({ ...settings, ...kept });
  expect(DepositForm.parse(typed)).toEqual(kept);
  const wrong = (rules: object) =>
    DepositForm.safeParse({ ...typed, depositRules: { ...typed.depositRules, ...rules } }).error?.issues[0]
      ?.path;
  expect(wrong({ newGuests: { kind: "percent", percent: 0, amount: 1 } })).toEqual([
    "depositRules",
    "newGuests",
    "percent",
  ]);
  expect(wrong({ above: { ...typed.depositRules.above, price: 0 } })).toEqual([
    "depositRules",
    "above",
    "price",
  ]);
});

function bookingOf({ slotStepMinutes, leadMinutes, horizonDays, holdMinutes }: SalonSettings) {
  return { slotStepMinutes, leadMinutes, horizonDays, holdMinutes };
}
