import type { GiftDraft } from "#app/features/gifts/gift-draft.ts";
import { readAmount } from "#app/lib/read-number.ts";
import type { Service } from "#contract/services.ts";

/** The dollars that a draft puts on the card; undefined if it is no sum that a card can hold. */
export function worthOf(
  { kind, amount, serviceId }: Pick<GiftDraft, "kind" | "amount" | "serviceId">,
  services: readonly Service[],
): number | undefined {
  if (kind === "service") return serviceOf({ kind, serviceId }, services)?.price;
  const dollars = readAmount(amount);
  return dollars !== null && dollars >= 10 && dollars <= 300 ? dollars : undefined;
}

/** The service that a draft is meant for, if any. */
export function serviceOf(
  { kind, serviceId }: Pick<GiftDraft, "kind" | "serviceId">,
  services: readonly Service[],
): Service | undefined {
  return kind === "service" ? services.find(({ _id }) => _id === serviceId) : undefined;
}
