import type { TypedSettings } from "#app/features/salon/settings-rules.ts";
import type { SalonSettings } from "#contract/settings.ts";

/** What the form begins with. */
export function typedSettings(settings: SalonSettings): TypedSettings {
  const { address: lines, nameBn, addressBn: linesBn = [], taxName, ...others } = settings;
  return {
    ...others,
    address: lines.join("\n"),
    nameBn: nameBn ?? "",
    addressBn: linesBn.join("\n"),
    taxName: taxName ?? "",
  };
}
