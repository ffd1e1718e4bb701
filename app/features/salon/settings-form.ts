import type {
  TypedBooking,
  TypedContact,
  TypedDeposit,
  TypedFrame,
  TypedTax,
} from "#app/features/salon/settings-rules.ts";
import { typedAsk, typedDepositOf } from "#app/features/salon/typed-ask.ts";
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
  const { slotStepMinutes, leadMinutes, horizonDays, holdMinutes, waitingOrder = "first" } = settings;
  return { slotStepMinutes, leadMinutes, horizonDays, holdMinutes, waitingOrder };
}

/** What the section of the booking link begins with. */
export function typedFrame({ frameSites }: SalonSettings): TypedFrame {
  return { frameSites: frameSites.join("\n") };
}

/** From how many dollars a visit is a large one, until somebody says otherwise. */
const usualLarge = 100;

/** What the section of the deposit begins with. */
export function typedDeposit(settings: SalonSettings): TypedDeposit {
  const { deposit, depositRules, fullAfterNoShows } = settings;
  const { above, newGuests, members } = depositRules;
  return {
    deposit: typedDepositOf(deposit),
    depositRules: {
      above: { price: above?.price ?? usualLarge, ask: typedAsk(above?.ask ?? null) },
      newGuests: typedAsk(newGuests),
      members: typedAsk(members),
    },
    fullAfterNoShows,
  };
}
