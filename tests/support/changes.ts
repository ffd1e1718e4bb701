import type { Answer } from "#contract/calls.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { askFor, bookInPart } from "#tests/support/deposits.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { book, serviceNamed, type Visit } from "#tests/support/visits.ts";

export interface Wanted {
  serviceIds: string[];
  startsAt?: string;
  by?: "customer" | "salon";
}

/** The preview of a change and its cost, as the page gets it. */
export function preview(salon: TestSalon, id: string, { serviceIds, ...wanted }: Wanted, as: Person) {
  return call(
    salon,
    "previewChange",
    { params: { id }, query: { service: serviceIds as [string], ...wanted } },
    as,
  );
}

/** The request that a preview leads to. */
export function requestOf(shown: Answer<"previewChange">, wanted: Wanted, pay?: "card" | "salon") {
  const { seen, price, refund, session } = shown;
  return { ...wanted, seen, price, refund, ...(session && { session }), ...(pay && { pay }) };
}

/** Makes the change that its preview shows. */
export async function change(
  salon: TestSalon,
  id: string,
  wanted: Wanted,
  as: Person,
  pay?: "card" | "salon",
): Promise<Answer<"changeVisit">> {
  const shown = await preview(salon, id, wanted, as);
  return await call(salon, "changeVisit", { params: { id }, body: requestOf(shown, wanted, pay) }, as);
}

/** Prepares a change that is paid by card, and charges the card. */
export async function payChange(
  salon: TestSalon,
  id: string,
  wanted: Wanted,
  as: Person,
): Promise<{ intentId: string; dueNow: number }> {
  const { payment } = await change(salon, id, wanted, as, "card");
  if (!payment) throw new Error("Nothing is to be paid for this change.");
  const { intentId } = await pay(salon, payment.clientSecret);
  return { intentId, dueNow: payment.dueNow };
}

/** A Hair Cut for $25, paid in full or with a deposit of $9.99, and a Threading for $6 to add. */
export async function bookedCut(
  salon: TestSalon,
  owner: Person,
  atLeastHours = 80,
  deposit: number | null = null,
) {
  await askFor(salon, owner, deposit === null ? null : { kind: "amount", amount: deposit });
  const guest = await addPerson(salon, { verified: true });
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const thread = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, cut._id, atLeastHours);
  const visit: Visit = { service: cut, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const id =
    deposit === null
      ? (await book(salon, guest, visit)).bookingId
      : (await bookInPart(salon, guest, visit)).id;
  await salon.drain();
  const both = { serviceIds: [cut._id, thread._id] };
  return { guest, visit, id, params: { id }, cut, thread, both, alone: { serviceIds: [cut._id] } };
}
