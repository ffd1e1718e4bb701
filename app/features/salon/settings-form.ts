import type {
  TypedBooking,
  TypedContact,
  TypedDeposit,
  TypedTax,
} from "#app/features/salon/settings-rules.ts";
import type { SalonSettings } from "#contract/settings.ts";

/** What the section of name and address begins with. */
export function typedContact(settings: SalonSettings): TypedContact {
  const { name, address: lines, nameBn, addressBn: linesBn = [], phone, email } = settings;
  return {
    name,
    address: lines.join("\n"),
    nameBn: nameBn ?? "",
    addressBn: linesBn.join("\n"),
    phone,
    email,
  };
}

/** What the section of the tax begins with. */
export function typedTax({ taxName, taxPercent }: SalonSettings): TypedTax {
  return { taxName: taxName ?? "", taxPercent };
}

/** What the section of booking begins with. */
export function typedBooking(settings: SalonSettings): TypedBooking {
  const { slotStepMinutes, leadMinutes, horizonDays, holdMinutes } = settings;
  return { slotStepMinutes, leadMinutes, horizonDays, holdMinutes };
}

/** Thirty percent, or ten dollars, until somebody says otherwise. */
const usual = { percent: 30, amount: 10 };

/** What the section of the deposit begins with. */
export function typedDeposit({ deposit, fullAfterNoShows }: SalonSettings): TypedDeposit {
  return {
    deposit: deposit === null ? { kind: "full", ...usual } : { ...usual, ...deposit },
    fullAfterNoShows,
  };
}
