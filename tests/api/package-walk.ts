import type { Answer, Sent } from "#contract/calls.ts";
import type { CallName } from "#contract/paths.ts";
import { pay } from "#tests/support/cards.ts";
import { bookWithPackage, fiveForFour, saleOf } from "#tests/support/packages.ts";
import type { Person } from "#tests/support/people.ts";
import type { TestSalon } from "#tests/support/salon.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

interface Walk {
  salon: TestSalon;
  guest: Person;
  owner: Person;
  go<Name extends CallName>(name: Name, sent: Sent<Name>, as?: Person): Promise<Answer<Name>>;
}

/** Sells a package, uses a session, cancels that visit, and refunds the rest. */
export async function sellSessions({ salon, guest, owner, go }: Walk): Promise<void> {
  const { _id: serviceId } = await serviceNamed(salon, "Threading");
  const made = await go("createPackage", { body: { serviceId, ...fiveForFour } }, owner);
  const params = { id: made.insertedId };
  await go("updatePackage", { params, body: { ...fiveForFour, onSale: true } }, owner);
  await go("listPackages", {}, guest);
  await go("listAllPackages", {}, owner);
  const { clientSecret } = await go(
    "createPackagePayment",
    { params, body: { price: fiveForFour.price } },
    guest,
  );
  await go("createPackagePayment", { params, body: { price: fiveForFour.price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const bought = await go("createBoughtPackage", { body: { transactionId: intentId } }, guest);
  await salon.drain();
  const query = { service: serviceId, package: bought.insertedId };
  await go("readQuote", { query }, guest);
  const { id } = await bookWithPackage(salon, guest, await freeVisit(salon), bought.insertedId);
  await go("previewCancellation", { params: { id }, query: {} }, guest);
  await go("cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  await go("sellPackage", saleOf(made.insertedId, { email: guest.email }), owner);
  await salon.drain();
  await go("listMyPackages", {}, guest);
  await go("listSoldPackages", { query: { cursor: "zzzz" } }, owner);
  await go("refundPackage", { params: { id: bought.insertedId }, body: {} }, owner);
}
