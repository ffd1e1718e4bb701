import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { pay } from "#tests/support/cards.ts";
import { change } from "#tests/support/changes.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { serviceNamed, type Visit } from "#tests/support/visits.ts";

interface Walk {
  salon: TestSalon;
  params: { id: string };
  guest: Person;
  visit: Visit;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Adds a service that a card pays for, and removes it again. */
export async function changeServices({ params, guest, visit, salon, go }: Walk): Promise<void> {
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const own = visit.service._id;
  const show = (service: [string, ...string[]]) => go("previewChange", { params, query: { service } }, guest);
  const shown = await show([own, cut._id]);
  const { seen, price, refund } = shown;
  const body = { serviceIds: [own, cut._id], seen, price, refund, pay: "card" as const };
  const { payment } = await go("changeVisit", { params, body }, guest);
  const { intentId } = await pay(salon, payment?.clientSecret ?? "");
  await go("payForChange", { params, body: { transactionId: intentId } }, guest);
  const back = await show([own]);
  const without = { serviceIds: [own], seen: back.seen, price: back.price, refund: back.refund };
  await go("changeVisit", { params, body: without }, guest);
  await salon.drain();
}

/** Takes payment for a visit at the desk, makes the visit cheaper, and refunds the difference. */
export async function makeCheaper({
  salon,
  staff,
  go,
}: Omit<Walk, "params" | "guest" | "visit"> & { staff: Person }) {
  const { id } = await bookAtDesk(salon, staff, "Warm Oil Massage");
  const params = { id };
  await go("recordPayment", { params, body: { method: "cash" } }, staff);
  const thread = await serviceNamed(salon, "Threading");
  const { booking } = await change(salon, id, { serviceIds: [thread._id] }, staff);
  const amount = booking?.handBack ?? 0;
  await go("handBack", { params, body: { amount, method: "cash" } }, staff);
  await go("reverseHandBack", { params, body: { amount } }, staff);
  await go("handBack", { params, body: { amount, method: "cash" } }, staff);
}
