import type {
  TypedBooking,
  TypedContact,
  TypedDeposit,
  TypedFrame,
  TypedTax,
} from "#app/features/salon/settings-rules.ts";
import { askValues, generalAskValues } from "#app/features/salon/typed-ask.ts";
import type { SalonSettings } from "#contract/settings.ts";

/** The initial values of the section for name and address. */
export function contactValues(settings: SalonSettings): TypedContact {
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

/** The initial values of the section for tax. */
export function taxValues({ taxName, taxPercent }: SalonSettings): TypedTax {
  return { taxName: taxName ?? "", taxPercent };
}

/** The initial values of the section for booking. */
export function bookingValues(settings: SalonSettings): TypedBooking {
  const { slotStepMinutes, leadMinutes, horizonDays, holdMinutes, waitingOrder = "first" } = settings;
  return { slotStepMinutes, leadMinutes, horizonDays, holdMinutes, waitingOrder };
}

/** The initial values of the section for the booking link. */
export function frameValues({ frameSites }: SalonSettings): TypedFrame {
  return { frameSites: frameSites.join("\n") };
}

/** From how many dollars a visit counts as large, until the salon sets it. */
const usualLarge = 100;

/** The initial values of the section for the deposit. */
export function depositValues(settings: SalonSettings): TypedDeposit {
  const { deposit, depositRules, fullAfterNoShows } = settings;
  const { above, newGuests, members } = depositRules;
  return {
    deposit: generalAskValues(deposit),
    depositRules: {
      above: { price: above?.price ?? usualLarge, ask: askValues(above?.ask ?? null) },
      newGuests: askValues(newGuests),
      members: askValues(members),
    },
    fullAfterNoShows,
  };
}
