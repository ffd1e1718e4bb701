import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { pay } from "#tests/support/cards.ts";
import { bookWithGift, gift } from "#tests/support/gift-cards.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { freeVisit } from "#tests/support/visits.ts";

interface Walk {
  salon: TestSalon;
  guest: Person;
  staff: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Buys and sells gift cards, uses one, and returns the other. */
export async function giveAndUse({ salon, guest, staff, go }: Walk): Promise<void> {
  await go("createGiftCardPayment", { body: gift }, guest);
  const { clientSecret } = await go("createGiftCardPayment", { body: { ...gift, to: "Mim" } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const { insertedId } = await go("createGiftCard", { body: { transactionId: intentId } }, guest);
  await salon.drain();
  const { from, to, picture } = gift;
  const { code } = await go(
    "sellGiftCard",
    { body: { price: 40, from, to, picture, method: "cash" } },
    staff,
  );
  await go("findGiftCard", { body: { code } }, guest);
  const { id } = await bookWithGift(salon, guest, await freeVisit(salon), code);
  await go("cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  await go("mailGiftCard", { params: { id: insertedId }, body: { email: "mim@example.com" } }, staff);
  await salon.drain();
  await go("listMyGiftCards", {}, guest);
  await go("listGiftCards", { query: { cursor: "zzzz" } }, staff);
  await go("refundGiftCard", { params: { id: insertedId } });
}
