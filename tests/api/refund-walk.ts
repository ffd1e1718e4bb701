import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import type { Person } from "#tests/support/people.ts";
import { deliver, eventsOf, statusAtProvider } from "#tests/support/provider.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { bookingOf, hold, serviceNamed } from "#tests/support/visits.ts";

interface Walk {
  salon: TestSalon;
  guest: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Hands back a refund that the guest's closed card refuses, undoes that, and marks it as seen and not seen. */
export async function handRefundBack({ salon, guest, go }: Walk): Promise<void> {
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 80);
  const { clientSecret } = await hold(salon, guest, { service, masterId: masterIds[0] ?? "", startsAt });
  const { intentId } = await pay(salon, clientSecret, cards.refundSentBack);
  const { insertedId: id } = await go("createBooking", bookingOf(guest, service, intentId), guest);
  await go("cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  salon.clock.advance(minutes(4));
  await statusAtProvider(salon, intentId);
  for (const event of await eventsOf(salon, intentId)) await deliver(salon, event);
  const { exceptions } = await go("listExceptions", { query: {} });
  const failed = exceptions.find(({ about }) => about.transactionId === intentId);
  const params = { id: failed?._id ?? "" };
  const amount = failed?.handBack ?? 0;
  const handedBack = { amount, method: "cash" as const };
  await go("resolveException", { params, body: { action: "hand_back", handedBack } });
  await go("listExceptions", { query: {} });
  await go("reverseRefundHandBack", { params, body: { amount } });
  const again = (await go("listExceptions", { query: {} })).exceptions.find(
    ({ about, resolvedAt }) => about.transactionId === intentId && resolvedAt === null,
  );
  const seen = { id: again?._id ?? "" };
  await go("resolveException", { params: seen, body: { action: "note" } });
  await go("reopenException", { params: seen });
}
