import type { Selectable } from "kysely";
import type { KnownForVisits, VisitFields } from "#domain/imports/visit-rows.ts";
import { split } from "#domain/split.ts";
import { newId } from "#server/database/new-id.ts";
import type { BookingsTable } from "#server/database/schema/bookings.ts";
import type { ServiceRow } from "#server/database/services.ts";
import { priceServices } from "#server/usecases/checkout/price-services.ts";
import { imprintOf } from "#server/usecases/imports/imported-records.ts";
import type { About } from "#server/usecases/imports/planned.ts";

/** A hash that tells whether a visit is as an import left it. */
export function imprintOfVisit(booking: Imprinted): string {
  const {
    user_id,
    name,
    email,
    phone,
    service_name,
    price_cents,
    state,
    starts_at,
    ends_at,
    note,
    guest_id,
  } = booking;
  const people = [user_id, guest_id, name, email, phone];
  return imprintOf([...people, service_name, price_cents, state, starts_at, ends_at, note]);
}

type Imprinted = Pick<
  Selectable<BookingsTable>,
  | "user_id"
  | "guest_id"
  | "name"
  | "email"
  | "phone"
  | "service_name"
  | "price_cents"
  | "state"
  | "starts_at"
  | "ends_at"
  | "note"
>;

interface Price {
  totalCents: number;
  lines: { name: string; priceCents: number }[];
}

/** The file's price if it has one, split in proportion to the catalogue's prices; else the catalogue's. */
export function priceOf(
  { serviceIds, priceCents }: VisitFields,
  byId: ReadonlyMap<string, ServiceRow>,
): Price {
  const { lines, totalCents } = priceServices(serviceIds.flatMap((id) => byId.get(id) ?? []));
  if (priceCents === null) return { lines, totalCents };
  const parts = split(
    priceCents,
    lines.map((line) => line.priceCents),
  );
  const divided = lines.map(({ name }, index) => ({ name, priceCents: parts[index] ?? 0 }));
  return { lines: divided, totalCents: priceCents };
}

/** The rows of a new visit. Without a place, the wanted time and masters go into its note. */
export function visitOf(
  fields: VisitFields,
  guestId: string,
  { totalCents, lines }: Price,
  { zone, guests }: KnownForVisits,
  { now }: About,
) {
  const { guest, name, number, email, serviceIds, place, note } = fields;
  const known = "known" in guest ? guest.known : null;
  // An account only gets the visit if its verified address matches.
  const isOfAccount = known?.hasAccount && guests.byEmail.get(email)?.some(({ id }) => id === known.id);
  const items = place?.items ?? [];
  const booking = {
    id: newId(),
    user_id: isOfAccount ? guestId : null,
    guest_id: guestId,
    purchase_id: null,
    name,
    // An account's address may be somebody else's until it is proved, so don't copy it.
    email: email || (known?.hasAccount ? "" : known?.email) || "",
    phone: number || known?.number || "",
    service_name: lines.map((line) => line.name).join(", "),
    price_cents: totalCents,
    card_cents: 0,
    discount: null,
    transaction_id: "",
    state: "confirmed" as const,
    starts_at: place ? fields.wanted : null,
    ends_at: items.at(-1)?.endsAt ?? null,
    note: place ? note : [wantedIn(fields, zone), note].filter((text) => text !== "").join("\n"),
    created_at: now,
    source: null,
  };
  const bought = serviceIds.map((service_id, position) => ({
    position,
    service_id,
    service_name: lines[position]?.name ?? "",
    master_id: items[position]?.masterId ?? null,
    starts_at: items[position]?.startsAt ?? null,
    ends_at: items[position]?.endsAt ?? null,
    price_cents: lines[position]?.priceCents ?? 0,
  }));
  return { booking, items: bought, claims: place?.claims ?? [] };
}

/** The time, length and masters that the file gives for a visit, from which the desk arranges it. */
function wantedIn({ wanted, masterName, minutes }: VisitFields, zone: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(wanted).toZonedDateTimeISO(zone).toPlainDateTime();
  const length = minutes === null ? "" : `${minutes} min`;
  return [wall.toString({ smallestUnit: "minute" }).replace("T", " "), length, masterName]
    .filter((text) => text !== "")
    .join(", ");
}
